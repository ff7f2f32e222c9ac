import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type ReverseProxy = {
  origin: string;
  /** Of the servers that take requests, by their own addresses. */
  servers: Set<string>;
  /** So many requests each of the servers has answered. */
  answered: Map<string, number>;
  close: () => Promise<void>;
};

/**
 * Stands before the servers as an operator's proxy does: request by request to each in turn, telling who asked. One that can't be
 * reached is passed over; where one ends amid an answer the caller is told 502, for the request may have been done.
 */
export async function startReverseProxy(): Promise<ReverseProxy> {
  const servers = new Set<string>();
  const answered = new Map<string, number>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const pass = (asked: IncomingMessage, answer: ServerResponse, left: string[]) => {
    const [server] = left;
    if (server === undefined) return void answer.writeHead(503, { "retry-after": "1" }).end();
    const { method = "GET", url = "/", headers } = asked;
    const from = [headers["x-forwarded-for"], asked.socket.remoteAddress].filter(Boolean).join(", ");
    const passed = request(server + url, { method, agent, headers: { ...headers, "x-forwarded-for": from } });
    passed.on("response", (given) => {
      answered.set(server, (answered.get(server) ?? 0) + 1);
      answer.writeHead(given.statusCode ?? 502, given.headers);
      answer.flushHeaders();
      given.pipe(answer);
      given.on("error", () => answer.destroy());
    });
    passed.on("error", (error: NodeJS.ErrnoException) => {
      if (answer.headersSent || answer.destroyed) return void answer.destroy();
      if (error.code === "ECONNREFUSED") return pass(asked, answer, left.slice(1));
      answer.writeHead(502).end();
    });
    answer.on("close", () => passed.destroy());
    // Nothing of the body is taken before somebody is there to take it.
    passed.on("socket", (socket) => {
      if (socket.connecting) socket.once("connect", () => asked.pipe(passed));
      else asked.pipe(passed);
    });
  };

  const proxy = createServer((asked, answer) => {
    turn += 1;
    const all = [...servers];
    const first = turn % Math.max(1, all.length);
    pass(asked, answer, [...all.slice(first), ...all.slice(0, first)]);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = proxy.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    servers,
    answered,
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, "close");
      agent.destroy();
    },
  };
}
