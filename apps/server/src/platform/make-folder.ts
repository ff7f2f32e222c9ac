import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { valueAt } from "@khamt/contract/records";

/**
 * With those above it; one that is there stays as it is. The recursive `mkdir` of Node goes round for ever where nothing can be
 * made in a folder that is there, as in /proc.
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  const parent = path.dirname(folder);
  // Between its refusal and a look another may have made the one above: that is tried once more.
  for (const isLast of [false, true]) {
    try {
      await mkdir(folder, { mode });
      return;
    } catch (error) {
      if (await isFolder(folder)) return;
      if (valueAt(error, "code") !== "ENOENT" || isLast) throw error;
    }
    if (!(await isFolder(parent))) await makeFolder(parent, mode);
  }
}

async function isFolder(place: string): Promise<boolean> {
  return stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
