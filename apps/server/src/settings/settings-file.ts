import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { explain } from "../platform/log.ts";
import { StartError } from "../platform/start-error.ts";
import { settingNames } from "./settings.ts";
import { settingsWords } from "./words/index.ts";

/** Read by Node, by npm and by libraries. */
const ofOthers = /^(?:NODE_|npm_|UV_|MALLOC_|PG|SSL_|LC_|LANG$|TZ$)/;

/** What `.env` in that folder says joins the environment, which goes before it. Answers with what in it changes nothing. Throws StartError. */
export function readSettingsFile(folder: string, environment: NodeJS.ProcessEnv): string[] {
  const file = join(folder, ".env");
  if (!existsSync(file)) return [];
  const text = readWhole(file);
  const said = parseEnv(text);
  for (const [name, value] of Object.entries(said)) environment[name] ??= value;
  const { unknownName, setsNothing } = settingsWords();
  const unknown = Object.keys(said).filter((name) => !settingNames.has(name) && !ofOthers.test(name));
  return [...unknown.map(unknownName), ...namesAlone(text).map(setsNothing)];
}

/** "PORT: 3000" is taken for no line at all. */
function namesAlone(text: string): string[] {
  const first = /^[^\S\n]*(?:export[^\S\n]+)?([A-Z][A-Z\d_]*)(?![A-Z\d_])(?![^\S\n]*=)/gmu;
  return Array.from(text.matchAll(first), ([, name = ""]) => name).filter((name) => settingNames.has(name));
}

function readWhole(file: string): string {
  try {
    const bytes = readFileSync(file);
    // What writes files on Windows puts the mark of the encoding first; its older shell writes UTF-16.
    return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8").decode(bytes);
  } catch (cause) {
    throw new StartError("settings", settingsWords().fileNotRead(file, explain(cause)), { cause });
  }
}
