import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { commandWords } from "../apps/server/src/words/index.ts";

/** For the operator: a new version of the program is built by its first start, by a user who may. Undefined: it is not that. */
export function whyNotBuilt(root: string): string | undefined {
  try {
    for (const folder of ["node_modules", "apps/web"]) accessSync(join(root, folder), constants.W_OK);
    return undefined;
  } catch {
    return commandWords().start.notBuilt(root);
  }
}
