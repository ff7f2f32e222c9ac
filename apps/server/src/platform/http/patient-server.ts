import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import type { Socket } from "node:net";
import { minute } from "@khamt/contract/durations";

/** Browsers and proxies wait for an answer before they ask a connection again. */
const mostAtOnce = 50;

type Options = ServerOptions & {
  /** Milliseconds for which nothing of an answer need be taken. */
  readerPatience?: number;
};

/**
 * A server that ends a connection which asks on and on without waiting for answers: Node reads all that has come in one turn, and a
 * megabyte of short requests would keep everybody else waiting for half a minute. It also ends one that takes nothing of its answer,
 * which would be held for ever. Once it listens no more, the calls that still come are the last of their connections.
 */
export function openPatientServer(
  handle: RequestListener,
  { readerPatience = 2 * minute, ...options }: Options,
): Server {
  const open = new WeakMap<Socket, number>();
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    // What came in the same turn as the last that was too many.
    if (socket.destroyed) return;
    const count = open.get(socket) ?? 0;
    if (count >= mostAtOnce) return void socket.destroy();
    open.set(socket, count + 1);
    response.once("close", () => open.set(socket, (open.get(socket) ?? 1) - 1));
    // Who waits for an answer that is long in the making does nothing wrong.
    response.setTimeout(readerPatience, () => response.writableLength > 0 && socket.destroy());
    if (!server.listening) response.setHeader("connection", "close");
    handle(request, response);
  });
  return server;
}
