import { isLoopback } from "../loopback.ts";

/**
 * Whether a server whose users all sit at its computer is asked under a name that is not this computer's. A site may point its own
 * name here, and its pages would be of one origin with what we answer (DNS rebinding).
 */
export function isForeignHost(host: string | undefined): boolean {
  return host !== undefined && !isLoopback(URL.parse(`http://${host}`)?.hostname ?? "");
}
