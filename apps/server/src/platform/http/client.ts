import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

/** Which proxies are believed, and the address of a client that they, or the socket, tell. */
export type Clients = {
  trust: ((address: string, hop: number) => boolean) | false;
  clientOf: (request: IncomingMessage) => string;
};

export function clientsBehind(proxies: string[]): Clients {
  const trust = proxies.length > 0 && proxyAddr.compile(proxies);
  return {
    trust,
    clientOf: (request) => (trust ? proxyAddr(request, trust) : (request.socket.remoteAddress ?? "")),
  };
}
