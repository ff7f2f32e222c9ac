// The texts of a market in files, so that they are written once and no engine's memory holds them.
import { createReadStream, createWriteStream, readFileSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createLanguage } from "@khamt/language";
import { createMatcher, type ProfileKind } from "@khamt/matching";
import { type Document, textOf, tokensOf } from "./documents.ts";
import type { Input } from "./engines/engine.ts";
import type { Searches } from "./job.ts";
import { createMarket } from "./market.ts";

/** By input. */
export type Texts = Readonly<Record<Input["name"], Document>>;

export async function writeTexts(
  folder: string,
  { from, to, size, queries, warmUp }: Searches,
): Promise<void> {
  const language = createLanguage();
  const matcher = createMatcher({ language });
  const market = createMarket(language);
  const textsOf = (kind: ProfileKind, index: number): Texts => {
    const profile = market.profileOf(kind, index);
    return { text: textOf(profile), tokens: tokensOf(matcher.analyse(kind, profile)) };
  };
  writeFileSync(
    queriesIn(folder),
    JSON.stringify(Array.from({ length: warmUp + queries }, (_, index) => textsOf(from, index))),
  );
  const file = createWriteStream(profilesIn(folder));
  for (let index = 0; index < size; index++) {
    const { text, tokens } = textsOf(to, index);
    if (!file.write(`${JSON.stringify({ text: text.all, tokens: tokens.all })}\n`)) await once(file, "drain");
  }
  file.end();
  await once(file, "finish");
}

export function readQueries(folder: string): Texts[] {
  return JSON.parse(readFileSync(queriesIn(folder), "utf8"));
}

export async function* readProfiles(folder: string, input: Input["name"]): AsyncIterable<string> {
  for await (const line of createInterface({ input: createReadStream(profilesIn(folder)) })) {
    const texts: Record<Input["name"], string> = JSON.parse(line);
    yield texts[input];
  }
}

function queriesIn(folder: string): string {
  return join(folder, "queries.json");
}

function profilesIn(folder: string): string {
  return join(folder, "profiles.jsonl");
}
