import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type Proxy = { origin: string; targets: Set<string>; close: () => Promise<void> };

/** Passes each connection on to one of the servers that take it, in turn. */
export async function startProxy(): Promise<Proxy> {
  const targets = new Set<string>();
  const sockets = new Set<Socket>();
  let turn = 0;

  const reach = async (): Promise<Socket | undefined> => {
    const origins = [...targets];
    for (let tried = 0; tried < origins.length; tried += 1) {
      turn += 1;
      const { hostname, port } = new URL(origins[turn % origins.length] ?? "");
      const socket = connect(Number(port), hostname);
      const isReached = await once(socket, "connect").then(
        () => true,
        () => false,
      );
      if (isReached) return socket;
    }
    return undefined;
  };

  const pass = async (client: Socket): Promise<void> => {
    const upstream = await reach();
    if (!upstream) {
      client.destroy();
      return;
    }
    upstream.on("error", () => {}).once("close", () => client.destroy());
    client.once("close", () => upstream.destroy());
    client.pipe(upstream).pipe(client);
  };

  const server = createServer((client) => {
    sockets.add(client);
    client.on("error", () => {}).once("close", () => sockets.delete(client));
    void pass(client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    targets,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
