import { say, runCommand, withSite } from "./command.ts";
import { loadDemo } from "./entities/demo/load.ts";
import { removeDemo } from "./entities/demo/remove.ts";
import { StartError } from "./platform/start-error.ts";

const usage = "Say what to do: npm run demo -- load, or npm run demo -- remove";

const [action] = process.argv.slice(2);

await runCommand(usage, async () => {
  if (action !== "load" && action !== "remove") throw new StartError("settings", usage);
  await withSite(async ({ db, config }) => {
    if (action === "load") await loadDemo({ db, now: new Date(), rates: { mntPerUsd: config.mntPerUsd } });
    const removed = action === "remove" ? await db.transaction(removeDemo) : 0;
    say(
      action === "load"
        ? "The demo data is loaded."
        : `Demo data removed: ${removed} accounts with everything they had.`,
    );
  });
});
