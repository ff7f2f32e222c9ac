import { Resolver } from "node:dns/promises";
import type { MxRecord } from "node:dns";
import { valueAt } from "@khamt/contract/records";
import { challengeHost } from "./domain-name.ts";

/** Empty: the name servers say that there is none. */
export type Answer<Found> = readonly Found[] | "unanswered";

export type Answers = {
  TXT: Answer<string>;
  A: Answer<string>;
  CNAME: Answer<string>;
  MX: Answer<MxRecord>;
};

/** Asks name servers only: nothing is ever opened at what they answer with. */
export type LookUp = (domain: string) => Promise<Answers>;

type Options = {
  /** Addresses of name servers, with or without a port. Empty: those of the system. */
  servers?: readonly string[];
  /** Milliseconds that a whole look may last. */
  patience?: number;
};

const mostRecords = 50;
const mostLetters = 4096;

export function openLookUp({ servers = [], patience = 3000 }: Options = {}): LookUp {
  return async (domain) => {
    const resolver = new Resolver({ timeout: patience, tries: 1 });
    if (servers.length > 0) resolver.setServers(servers);
    const end = setTimeout(() => resolver.cancel(), patience);
    try {
      const [TXT, A, CNAME, MX] = await Promise.all([
        ask(resolver.resolveTxt(`${challengeHost}.${domain}`), readText),
        ask(resolver.resolve4(domain), String),
        ask(resolver.resolveCname(`www.${domain}`), String),
        ask(resolver.resolveMx(domain), ({ exchange, priority }) => ({ exchange, priority })),
      ]);
      return { TXT, A, CNAME, MX };
    } finally {
      clearTimeout(end);
    }
  };
}

/** Node gives each byte as a letter. */
function readText(parts: string[]): string {
  return Buffer.from(parts.join(""), "latin1").toString("utf8");
}

/** NXDOMAIN, and a name without records of the kind. */
const noneCodes = new Set<unknown>(["ENOTFOUND", "ENODATA"]);

async function ask<Raw, Found>(asked: Promise<Raw[]>, read: (raw: Raw) => Found): Promise<Answer<Found>> {
  try {
    return cut((await asked).map(read));
  } catch (error) {
    return noneCodes.has(valueAt(error, "code")) ? [] : "unanswered";
  }
}

/** As much of an answer as anybody needs. */
function cut<Found>(all: readonly Found[]): Found[] {
  let left = mostLetters;
  return all.slice(0, mostRecords).filter((each) => {
    const { length } = JSON.stringify(each);
    if (length > left) return false;
    left -= length;
    return true;
  });
}
