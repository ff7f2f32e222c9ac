import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { explain } from "../platform/log.ts";
import { StartError } from "../platform/start-error.ts";
import { settingNames } from "./settings.ts";
import { settingsWords } from "./words/index.ts";

/** Read by Node, by npm and by libraries. */
const ofOthers = /^(?:NODE_|npm_|UV_|MALLOC_|PG|SSL_|LC_|LANG$|TZ$)/;

/** What `.env` in that folder says joins the environment, which goes before it. Answers with its names that are no setting. Throws StartError. */
export function readSettingsFile(folder: string, environment: NodeJS.ProcessEnv): string[] {
  const file = join(folder, ".env");
  if (!existsSync(file)) return [];
  // Editors on Windows put the mark of the encoding before the first name.
  const said = parseEnv(readWhole(file).replace(/^\uFEFF/u, ""));
  for (const [name, value] of Object.entries(said)) environment[name] ??= value;
  return Object.keys(said).filter((name) => !settingNames.has(name) && !ofOthers.test(name));
}

function readWhole(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new StartError("settings", settingsWords().fileNotRead(file, explain(cause)), { cause });
  }
}
