import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPatientServer } from "./patient-server.ts";

const asked = { count: 0 };
const readerPatience = 50;
const server = openPatientServer(
  ({ url }, response) => {
    asked.count += 1;
    if (url === "/long") response.end("a".repeat(50_000_000));
    else if (url === "/late") setTimeout(() => response.end("well"), readerPatience * 4);
    // As the application, which answers in a later turn.
    else setImmediate(() => response.end("well"));
  },
  { readerPatience },
);
beforeEach(async () => {
  asked.count = 0;
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterEach(() => server.close());

function ask(calls: number, path = "/") {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {});
  socket.end(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(calls));
  return socket;
}

test("a connection that asks a thousand times without waiting is ended, and most of it is never looked at", async () => {
  const socket = ask(1000);
  socket.resume();
  await once(socket, "close");
  expect(asked.count).toBe(50);
});

test("a few calls at once are all answered, in turn", async () => {
  expect((await text(ask(20))).match(/well/g)).toHaveLength(20);
});

test("who takes nothing of an answer is let go, and who waits for a late one is not", async () => {
  const late = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/late`);
  await once(server, "connection");
  const held = once(server, "connection");
  const stuck = ask(1, "/long");
  stuck.pause();
  const [socket] = await held;
  await once(socket, "close");
  expect(await (await late).text()).toBe("well");
});
