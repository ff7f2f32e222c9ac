import { BlockList } from "node:net";
import type { DomainRecord, RecordState } from "@khamt/contract";
import type { SeenRecord } from "../../platform/db/schema/domains.ts";
import { challengeHost } from "./domain-name.ts";
import type { Answer, Answers } from "./look-up.ts";

type Claimed = { domain: string; token: string };
type Wanted = Omit<DomainRecord, "state" | "seen">;

/** The proof, and what a company's web pages and mail usually have: only the proof counts. */
export function wantedRecords({ domain, token }: Claimed): Wanted[] {
  const at = (host: string) => ({ host, name: host === "@" ? domain : `${host}.${domain}`, priority: null });
  return [
    { ...at(challengeHost), type: "TXT", value: token },
    // Where a company keeps its web pages is its own affair.
    { ...at("@"), type: "A", value: null },
    { ...at("www"), type: "CNAME", value: domain },
    { ...at("@"), type: "MX", value: `mail.${domain}`, priority: 10 },
  ];
}

/** What was found beside what is wanted. */
export function judge({ domain, token }: Claimed, { TXT, A, CNAME, MX }: Answers): SeenRecord[] {
  const isMail = ({ exchange, priority }: { exchange: string; priority: number }) =>
    priority === 10 && sameName(exchange, `mail.${domain}`);
  return [
    { type: "TXT", ...compare(TXT, (text) => text.trim() === token), seen: shown(TXT, String) },
    // Addresses of private networks are nobody else's business.
    { type: "A", ...compare(A, isPublic), seen: shown(publicOf(A), String) },
    { type: "CNAME", ...compare(CNAME, (name) => sameName(name, domain)), seen: shown(CNAME, String) },
    {
      type: "MX",
      ...compare(MX, isMail),
      seen: shown(MX, ({ exchange, priority }) => `${priority} ${exchange}`),
    },
  ];
}

function compare<Found>(answer: Answer<Found>, isWanted: (found: Found) => boolean): { state: RecordState } {
  if (answer === "unanswered") return { state: "unanswered" };
  if (answer.some(isWanted)) return { state: "found" };
  return { state: answer.length > 0 ? "different" : "missing" };
}

const mostShown = 10;
const longestShown = 120;

/** A stranger's server may answer with anything: nothing unprintable or endless is kept. */
function shown<Found>(answer: Answer<Found>, write: (found: Found) => string): string[] {
  if (answer === "unanswered") return [];
  return answer.slice(0, mostShown).map((found) => clean(write(found)));
}

function clean(text: string): string {
  const printable = text.replace(/\p{C}/gu, "\u{fffd}");
  const letters = Array.from(printable);
  return letters.length > longestShown ? `${letters.slice(0, longestShown - 1).join("")}…` : printable;
}

function sameName(found: string, wanted: string): boolean {
  return found.toLowerCase().replace(/\.$/, "") === wanted;
}

function publicOf(answer: Answer<string>): Answer<string> {
  return answer === "unanswered" ? answer : answer.filter(isPublic);
}

/** Networks that the internet does not lead to (RFC 6890). */
const reserved = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  reserved.addSubnet(network, bits);

function isPublic(address: string): boolean {
  return !reserved.check(address);
}
