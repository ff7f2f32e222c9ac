import type { Known } from "./values.ts";

const most = 400;
const mostOwn = 60;
const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/g;
/** What an answer is about, not whom else it names. */
const ownId = new RegExp(`"id":"(${uuid.source})"`, "g");
const instant = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
const slug = /"slug":"([^"]+)"/g;
const cursor = /[?&]cursor=([^&>]+)/g;

type Own = Known["own"];
type Answer = { path: string; isPersonal: boolean; body: string; link: string };

/**
 * Gathers what answers name, by the first parts of the address, for an idea is asked for under the id of an idea;
 * and by who was answered, for hardly anybody may change what is another's.
 */
export function gatherKnown() {
  const places = new Map<string, Known>();
  const anywhere: string[] = [];
  const accounts = new Map<number, Own>();
  const own: Own = { ids: [], times: [] };
  const at = (path: string): Known => {
    const place = placeOf(path);
    const found = places.get(place) ?? { ids: [], anywhere, own, times: [], cursors: [], slugs: [] };
    places.set(place, found);
    return found;
  };
  const ownOf = (account: number): Own => {
    const found = accounts.get(account) ?? { ids: [], times: [] };
    accounts.set(account, found);
    return found;
  };
  return {
    at,
    /** Values are drawn for this account from now on. */
    enter: (account: number) => Object.assign(own, ownOf(account)),
    note: (account: number, { path, isPersonal, body, link }: Answer) => {
      const known = at(path);
      const ids = [...body.matchAll(ownId)].map(([, found = ""]) => found);
      const times = body.match(instant) ?? [];
      add(known.ids, ids, most);
      add(anywhere, body.match(uuid) ?? [], most);
      add(known.times, times, most);
      add(
        known.slugs,
        [...body.matchAll(slug)].map(([, found = ""]) => found),
        most,
      );
      add(
        known.cursors,
        [...link.matchAll(cursor)].map(([, found = ""]) => decodeURIComponent(found)),
        most,
      );
      if (!isPersonal) return;
      add(ownOf(account).ids, ids, mostOwn);
      add(ownOf(account).times, times, mostOwn);
    },
  };
}

/** What one call names for others, by the name that those have for it. */
const alsoCalled: Readonly<Record<string, string>> = {
  accounts: "members",
  administrators: "members",
  vouches: "members",
  decisions: "reports",
  verification: "domains",
};

/** Calls about the same things, at the desk and elsewhere. */
function placeOf(path: string): string {
  const [, , first = "", second = ""] = path.split("/");
  const place = first === "admin" || first === "manage" ? second : first;
  return alsoCalled[place] ?? place;
}

function add(pool: string[], found: readonly string[], room: number): void {
  for (const each of new Set(found)) {
    if (pool.includes(each)) continue;
    if (pool.length < room) pool.push(each);
    else pool[Math.floor(Math.random() * room)] = each;
  }
}
