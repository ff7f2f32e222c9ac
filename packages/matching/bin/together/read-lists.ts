// The lists of trades and ventures as their editors wrote them.
import { artsPublic } from "./trades/arts-public.ts";
import { buildingMining } from "./trades/building-mining.ts";
import { business } from "./trades/business.ts";
import { digital } from "./trades/digital.ts";
import { financeLaw } from "./trades/finance-law.ts";
import { further } from "./trades/further.ts";
import { healthLearning } from "./trades/health-learning.ts";
import { industryTransport } from "./trades/industry-transport.ts";
import { land } from "./trades/land.ts";
import { ventures } from "./trades/ventures.ts";

export type Trade = {
  /** What its people are called. */
  readonly names: readonly string[];
  /** Skills; what they work with; fields, products and places of work. */
  readonly does: readonly string[];
  readonly with: readonly string[];
  readonly about: readonly string[];
  /** Other trades that they work beside, by a name of theirs. */
  readonly near: readonly string[];
};

export type Venture = {
  readonly name: string;
  readonly about: readonly string[];
  /** Trades that it needs, by a name of theirs. */
  readonly needs: readonly string[];
};

const sources = [
  digital,
  financeLaw,
  business,
  land,
  buildingMining,
  industryTransport,
  healthLearning,
  artsPublic,
  further,
];

export const trades: readonly Trade[] = sources.flatMap((source) => blocksOf(source).map(tradeOf));
export const allVentures: readonly Venture[] = ventures.trim().split("\n").map(ventureOf);

const byName = new Map(
  trades.toReversed().flatMap((trade) => trade.names.toReversed().map((name) => [keyOf(name), trade])),
);

/** A trade by one of its names; the first one, should several be called so. */
export function tradeCalled(name: string): Trade | undefined {
  return byName.get(keyOf(name));
}

/** Names under which no trade is known. */
export function lostNames(): string[] {
  const named = [...trades.flatMap(({ near }) => near), ...allVentures.flatMap(({ needs }) => needs)];
  return [...new Set(named.filter((name) => tradeCalled(name) === undefined))];
}

function blocksOf(source: string): string[] {
  return source.trim().split("\n\n");
}

function tradeOf(block: string): Trade {
  const [names = "", ...lines] = block.split("\n");
  const list = (field: string) =>
    listOf(lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2) ?? "");
  return {
    names: listOf(names),
    does: list("does"),
    with: list("with"),
    about: list("about"),
    near: list("near"),
  };
}

function ventureOf(line: string): Venture {
  const [what = "", needs = ""] = line.split(" > ");
  const [name = "", ...about] = listOf(what);
  return { name, about, needs: listOf(needs) };
}

function listOf(text: string): string[] {
  return text.split("; ").filter((entry) => entry !== "");
}

function keyOf(name: string): string {
  return name.toLowerCase();
}
