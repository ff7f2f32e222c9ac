import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type DnsServer, openDnsServer } from "../../../test/dns-server.ts";
import { type LookUp, openLookUp } from "./look-up.ts";
import { judge } from "./records.ts";

let dns: DnsServer;
let lookUp: LookUp;
beforeAll(async () => {
  dns = await openDnsServer();
  lookUp = openLookUp({ servers: [dns.address], patience: 2000 });
});
beforeEach(() => dns.clear());
afterAll(() => dns.close());

const domain = "tengri.mn";
const token = "0123456789abcdef";
const challenge = `_khamt-challenge.${domain}`;
const look = async () => {
  const records = judge({ domain, token }, await lookUp(domain));
  return Object.fromEntries(records.map(({ type, state, seen }) => [type, [state, ...seen]]));
};

test("what is as it should be is found, and each record is asked for once, by name", async () => {
  dns.set(challenge, { type: "TXT", data: "another thing" }, { type: "TXT", data: token });
  dns.set(domain, { type: "A", data: "43.231.112.9" }, { type: "MX", data: "MAIL.tengri.mn", priority: 10 });
  dns.set(`www.${domain}`, { type: "CNAME", data: domain });
  expect(await look()).toEqual({
    TXT: ["found", "another thing", token],
    A: ["found", "43.231.112.9"],
    CNAME: ["found", domain],
    MX: ["found", "10 MAIL.tengri.mn"],
  });
  expect(dns.asked.sort()).toEqual([`1 ${domain}`, `15 ${domain}`, `16 ${challenge}`, `5 www.${domain}`]);
});

test("a name that isn't there, or says nothing of the kind, is missing", async () => {
  dns.set(domain);
  expect(await look()).toEqual({ TXT: ["missing"], A: ["missing"], CNAME: ["missing"], MX: ["missing"] });
});

test("what says something else is different, and addresses of private networks are not told", async () => {
  dns.set(challenge, { type: "TXT", data: `${token}0` });
  dns.set(domain, { type: "A", data: "10.0.0.7" }, { type: "MX", data: "mail.tengri.mn", priority: 20 });
  dns.set(`www.${domain}`, { type: "CNAME", data: "hosting.example.net" });
  expect(await look()).toEqual({
    TXT: ["different", `${token}0`],
    A: ["different"],
    CNAME: ["different", "hosting.example.net"],
    MX: ["different", "20 mail.tengri.mn"],
  });
});

test("silence and a failing server say nothing; the others are told all the same", async () => {
  dns.silence(challenge);
  dns.fail(`www.${domain}`);
  dns.set(domain, { type: "A", data: "43.231.112.9" });
  expect(await look()).toMatchObject({
    TXT: ["unanswered"],
    CNAME: ["unanswered"],
    A: ["found", "43.231.112.9"],
  });
});

test("an alias of the proof is followed", async () => {
  dns.set(challenge, { type: "CNAME", data: "proofs.tengri.mn" });
  dns.set("proofs.tengri.mn", { type: "CNAME", data: "more.tengri.mn" });
  dns.set("more.tengri.mn", { type: "TXT", data: token });
  expect(await look()).toMatchObject({ TXT: ["found", token] });
});

test("of a thousand records fifty are read, of endless ones four thousand letters, and little is kept", async () => {
  const many = Array.from({ length: 1000 }, (_, at) => ({ type: "TXT" as const, data: `record ${at}` }));
  dns.set(challenge, ...many);
  expect((await lookUp(domain)).TXT).toEqual(many.slice(0, 50).map(({ data }) => data));
  expect((await look())["TXT"]).toHaveLength(11);
  dns.set(
    challenge,
    { type: "TXT", data: `a\0\u202e${"x".repeat(3000)}` },
    { type: "TXT", data: "y".repeat(3000) },
    { type: "TXT", data: token },
  );
  expect(await look()).toMatchObject({ TXT: ["found", `a\u{fffd}\u{fffd}${"x".repeat(116)}…`, token] });
});
