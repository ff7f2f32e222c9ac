import { once } from "node:events";
import { connect } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { testServer } from "../../../test/test-server.ts";

let port: number;
const server = testServer();
beforeAll(async () => {
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  const address = server.app.server.address();
  port = typeof address === "object" && address ? address.port : 0;
});

const start = "POST /api/matches HTTP/1.1\r\n";
const host = "Host: khamt.test\r\n";
const json = "Content-Type: application/json\r\n";

const shapes: Record<string, string> = {
  "a length and chunks": `${start}${host}${json}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  "two lengths": `${start}${host}${json}Content-Length: 2\r\nContent-Length: 4\r\n\r\n{}{}`,
  "an unknown way of transfer": `${start}${host}${json}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  "no host": `${start}${json}Content-Length: 2\r\n\r\n{}`,
  "a length that is no number": `${start}${host}${json}Content-Length: +2\r\n\r\n{}`,
  "a header that goes on in the next line": `${start}${host}X-A: 1\r\n 2\r\n${json}Content-Length: 2\r\n\r\n{}`,
  "a name with a space": `${start}${host}Content-Length : 2\r\n${json}\r\n{}`,
  "a method that is none": `P@ST / HTTP/1.1\r\n${host}\r\n`,
  "headers of more than sixteen kilobytes": `${start}${host}X-A: ${"a".repeat(20_000)}\r\n\r\n`,
};

test.each(Object.entries(shapes))(
  "R29 a request with %s is refused, and nothing after it is taken for another",
  async (shape, request) => {
    const said = await talk(`${request}GET /healthz HTTP/1.1\r\n${host}\r\n`);
    expect(said).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(said).not.toContain("alive");
    // Node answers this one alone, without a word.
    if (shape === "no host") return;
    const [head = "", body = ""] = said.split("\r\n\r\n");
    expect(head.toLowerCase()).toContain("x-content-type-options: nosniff");
    expect(JSON.parse(body)).toEqual({
      error: expect.stringMatching(/^(bad-request|payload-too-large)$/),
      message: expect.stringMatching(/^(We could not understand|The request is too large)/),
      requestId: expect.any(String),
    });
  },
);

test("R29 who can't be understood is told so in their language, and on a page where they opened one", async () => {
  const ask = (headers: string) =>
    talk(`GET / HTTP/1.1\r\n${host}${headers}X-A: ${"a".repeat(20_000)}\r\n\r\n`);
  const page = await ask("Accept: text/html,*/*\r\nAccept-Language: mn-MN,en;q=0.5\r\n");
  expect(page).toMatch(/^HTTP\/1\.1 431 /);
  expect(page).toContain("content-language: mn");
  expect(page).toContain('<html lang="mn">');
  expect(await ask("Cookie: a=b; khamt-lang=mn\r\nAccept-Language: en\r\n")).toContain(
    "content-language: mn",
  );
});

const types = [
  "application/json\tx",
  "application/json;,text/plain",
  " application/json, text/plain",
  "text/plain; application/json",
  "application/jsonx",
  "application/x-json",
  "APPLICATION/JSON-PATCH+JSON",
  "application/json/",
  "application",
  "",
];

test.each(types)("R29 a body of type %j reaches no handler unchecked", async (type) => {
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/matches",
    headers: { "content-type": type },
    payload: '{"__proto__":{"isAdmin":true}}',
  });
  expect(answer.statusCode).toBeOneOf([400, 415]);
});

/** Until the server closes the connection. */
async function talk(bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let said = "";
  socket.setEncoding("latin1").on("data", (part: string) => (said += part));
  socket.on("error", () => {});
  socket.write(bytes);
  await once(socket, "close");
  return said;
}
