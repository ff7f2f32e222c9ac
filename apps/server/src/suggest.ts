import { requireSite, say, runCommand, withSite } from "./command.ts";
import { readConfig } from "./settings/read-config.ts";
import { openAsk, patience } from "./matching/enrichment/open.ts";
import { suggestConcepts, type Suggestion } from "./matching/enrichment/suggest-concepts.ts";
import { readUnknownTags } from "./matching/enrichment/unknown-tags.ts";
import { language } from "./platform/text/language.ts";
import { StartError } from "./platform/start-error.ts";
import { commandWords } from "./words/index.ts";

const words = commandWords().suggest;

await runCommand(words.usage, run);

/** Prints concepts that unknown tags may mean, for an editor of the concept graph. Writes nothing. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  requireSite(config);
  const ask = await openAsk(config, warn);
  if (!ask) throw new StartError("settings", words.noEndpoint);
  await withSite(async ({ db }) => {
    const tags = await readUnknownTags(db);
    for (const tag of tags) tell(await suggestConcepts(tag, { ask, patience }));
    warn(words.unknown(tags.length));
  }, warn);
}

function tell({ tag, concepts }: Suggestion): void {
  const named = concepts.map((id) => `${id} (${language.labelOf(id, "en")}; ${language.labelOf(id, "mn")})`);
  if (named.length > 0) say(words.mayMean(JSON.stringify(tag), named.join(", ")));
}

function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}
