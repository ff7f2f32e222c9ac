import { isIPv6 } from "node:net";

/** Who holds one address of IPv4, or one /64 of IPv6, counts as one: of the latter everybody gets at least that many. */
export function networkOf(ip: string): string {
  const plain = ip.startsWith("::ffff:") && ip.includes(".") ? ip.slice("::ffff:".length) : ip;
  return isIPv6(plain) ? prefixOf(plain) : plain;
}

function prefixOf(ip: string): string {
  const [head = "", tail] = (ip.split("%")[0] ?? "").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((each) => Number.parseInt(each, 16).toString(16)).join(":")}::/64`;
}
