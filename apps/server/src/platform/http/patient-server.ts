import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import type { Socket } from "node:net";

/** Browsers and proxies wait for an answer before they ask a connection again. */
const mostAtOnce = 50;

/**
 * A server that ends a connection which asks on and on without waiting for answers: Node reads all that has come in one turn, and a
 * megabyte of short requests would keep everybody else waiting for half a minute.
 */
export function openPatientServer(handle: RequestListener, options: ServerOptions): Server {
  const open = new WeakMap<Socket, number>();
  return createServer(options, (request, response) => {
    const { socket } = request;
    // What came in the same turn as the last that was too many.
    if (socket.destroyed) return;
    const count = open.get(socket) ?? 0;
    if (count >= mostAtOnce) return void socket.destroy();
    open.set(socket, count + 1);
    response.once("close", () => open.set(socket, (open.get(socket) ?? 1) - 1));
    handle(request, response);
  });
}
