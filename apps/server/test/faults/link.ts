import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** How bytes get through: at once, late, or not at all; and whether anybody new is let in. */
export type Manner = "open" | "slow" | "closed";

export type Link = { port: number; be: (manner: Manner) => void; close: () => Promise<void> };

/** Milliseconds that each packet is late on a slow link. */
const lateness = 150;

/** A wire to a socket of this computer that can be bad. */
export async function openLink(target: string): Promise<Link> {
  const sockets = new Set<Socket>();
  let manner: Manner = "open";
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).once("close", () => sockets.delete(socket));
    return socket;
  };
  const pass = (from: Socket, to: Socket) => {
    from.on("data", (part) => {
      if (manner === "slow") setTimeout(() => to.write(part), lateness);
      else to.write(part);
    });
    from.once("close", () => to.destroy());
  };
  const server = createServer((client) => {
    keep(client);
    if (manner === "closed") return void client.destroy();
    const upstream = keep(connect(target));
    pass(client, upstream);
    pass(upstream, client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    be: (next) => {
      manner = next;
      if (next === "closed") for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
