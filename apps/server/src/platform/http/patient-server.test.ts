import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPatientServer } from "./patient-server.ts";

const call = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
const asked = { count: 0 };
const server = openPatientServer((_request, response) => {
  asked.count += 1;
  // As the application, which answers in a later turn.
  setImmediate(() => response.end("well"));
}, {});
beforeEach(async () => {
  asked.count = 0;
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterEach(() => server.close());

function ask(calls: number) {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {});
  socket.end(call.repeat(calls));
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
