import { readKept, writeKept } from "../../../lib/device-draft.ts";

/** Which field of a form has the cursor, for a page that is loaded anew in the same tab. */
export function createKeptPlace(kind: string, entity: string) {
  const key = `khamt-place-${kind}-${entity}`;
  return {
    keep(field: string | undefined) {
      if (field !== undefined) writeKept(key, field, "sessionStorage");
    },
    find: () => readKept(key, (value) => (typeof value === "string" ? value : undefined), "sessionStorage"),
    drop: () => void writeKept(key, undefined, "sessionStorage"),
  };
}
