import { isIPv6 } from "node:net";

/** Who holds one address of IPv4, or one /64 of IPv6, counts as one: of the latter everybody gets at least that many. */
export function networkOf(ip: string): string {
  return networksOf(ip).own;
}

export type Networks = {
  own: string;
  /** That hold it, from the narrowest on: who rents a whole block must not count as many. */
  around: string[];
};

export function networksOf(ip: string): Networks {
  const plain = ip.startsWith("::ffff:") && ip.includes(".") ? ip.slice("::ffff:".length) : ip;
  if (!isIPv6(plain)) return { own: plain, around: [`${plain.split(".").slice(0, 3).join(".")}.0/24`] };
  const groups = groupsOf(plain);
  const site = groups.slice(0, 3);
  const block = (groups[3] ?? 0) & 0xff00;
  return {
    own: prefix(groups.slice(0, 4), 64),
    around: [prefix([...site, block], 56), prefix(site, 48)],
  };
}

function prefix(groups: readonly number[], bits: number): string {
  return `${groups.map((each) => each.toString(16)).join(":")}::/${bits}`;
}

/** All eight. */
function groupsOf(ip: string): number[] {
  const [head = "", tail] = (ip.split("%")[0] ?? "").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...zeros, ...after].map((each) => Number.parseInt(each, 16));
}
