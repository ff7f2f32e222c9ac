import { readFileSync } from "node:fs";
import { valueAt } from "@khamt/contract/records";

/** Of the whole program, as package.json and the changelog say it. */
export const programVersion = String(
  valueAt(JSON.parse(readFileSync(new URL("../../../../package.json", import.meta.url), "utf8")), "version"),
);
