import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export const manners = ["dead", "slow", "lying"] as const;
export type Manner = (typeof manners)[number];
export type StandIn = { port: number; close: () => Promise<void> };

/** What another program on the network may be: not there, silent for ever, or one that answers everything with the same. */
export async function openStandIn(
  manner: Manner,
  lie: { onConnect?: string; onData: string },
): Promise<StandIn> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    if (manner === "slow") return void socket.resume();
    if (lie.onConnect !== undefined) socket.write(lie.onConnect);
    socket.on("data", () => socket.write(lie.onData));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, "close");
  };
  if (manner !== "dead") return { port, close };
  await close();
  return { port, close: async () => {} };
}

/** The same for a name server. */
export async function openNameServer(manner: Manner): Promise<StandIn> {
  const socket = createSocket("udp4");
  socket.on("message", (question, from) => {
    // The question's own number, and then nothing that a name server could say.
    const answer = Buffer.concat([question.subarray(0, 2), Buffer.from("All is well")]);
    if (manner === "lying") socket.send(answer, from.port, from.address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address();
  const close = async () => {
    socket.close();
    await once(socket, "close");
  };
  if (manner !== "dead") return { port, close };
  await close();
  return { port, close: async () => {} };
}

const page = "<h1>All is well</h1>";
export const nonsense = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${page.length}\r\n\r\n${page}`;
