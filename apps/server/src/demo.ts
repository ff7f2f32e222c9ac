import { say, runCommand, withSite } from "./command.ts";
import { loadDemo } from "./entities/demo/load.ts";
import { removeDemo } from "./entities/demo/remove.ts";
import { StartError } from "./platform/start-error.ts";
import { commandWords } from "./words/index.ts";

const words = commandWords().demo;

const [action] = process.argv.slice(2);

await runCommand(words.usage, async () => {
  if (action !== "load" && action !== "remove") throw new StartError("settings", words.usage);
  await withSite(async ({ db, config }) => {
    if (action === "load") await loadDemo({ db, now: new Date(), rates: { mntPerUsd: config.mntPerUsd } });
    const removed = action === "remove" ? await db.transaction(removeDemo) : 0;
    say(action === "load" ? words.loaded : words.removed(removed));
  });
});
