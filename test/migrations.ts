import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const folder = join(import.meta.dirname, "../apps/server/src/platform/db/migrations");
export const frozenFile = join(folder, "frozen.json");

type Frozen = {
  steps: Record<string, string>;
  /** The last step before the first release: nothing older ran beside it. */
  until: string;
  /** Steps that drop or rename, and the release that stopped using what goes. */
  mayBreak: Record<string, string>;
};

export function readFrozen(): Frozen {
  return existsSync(frozenFile)
    ? (JSON.parse(readFileSync(frozenFile, "utf8")) as Frozen)
    : { steps: {}, until: "", mayBreak: {} };
}

/** By the name of the step; line ends count as one. */
export function stepHashes(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(stepTexts()).map(([name, text]) => [
      name,
      createHash("sha256").update(text).digest("hex"),
    ]),
  );
}

/** Of what the schema was at each step: a new step is made from the last one alone. */
export function schemaSnapshots(): string[] {
  return globSync("meta/*_snapshot.json", { cwd: folder })
    .sort()
    .map((file) => join(folder, file));
}

export function stepTexts(): Record<string, string> {
  return Object.fromEntries(
    globSync("*.sql", { cwd: folder })
      .sort()
      .map((file) => [
        basename(file, ".sql"),
        readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n"),
      ]),
  );
}
