import { cardOf, type ListedRow } from "./index.ts";

/** Of a person what stands below the name, of anything else its own name: of the first of somebody's profiles. */
export function headlineOf([listed]: readonly ListedRow[] = []): string | null {
  if (!listed) return null;
  const { name, headline } = cardOf(listed);
  return listed.kind === "cofounder" ? headline : name;
}
