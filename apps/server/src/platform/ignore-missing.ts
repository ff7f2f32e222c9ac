import { valueAt } from "@khamt/contract/records";

/** For what was never on the disk, or left it a moment ago. Throws every other failure. */
export function ignoreMissing(error: unknown): undefined {
  if (valueAt(error, "code") !== "ENOENT") throw error;
}
