import { createHash } from "node:crypto";

/** The same id for the same name, as hard to guess as the name is: a name-based UUID (version 8). */
export function namedId(name: string): string {
  const digest = createHash("sha256").update(name).digest("hex");
  const parts = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(12, 15)}`];
  return [...parts, `8${digest.slice(15, 18)}`, digest.slice(18, 30)].join("-");
}
