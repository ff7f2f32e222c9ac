import { isRecord } from "@khamt/contract/records";
import type { FormValues } from "../values.ts";

/** What was typed, and when by the clock of the browser. */
export type Draft = {
  readonly fields: FormValues;
  readonly editedAt: string;
};

type Place = {
  kind: string;
  /** "new", or the id of what is edited. */
  entity: string;
  /** The member's id; null for a visitor. */
  owner: string | null;
};

/** Drafts are told apart by who typed them: nobody sees another's. */
export function draftKey({ kind, entity, owner }: Place): string {
  return `khamt-draft-${kind}-${entity}-${owner ?? "visitor"}`;
}

export function toDraft(value: unknown): Draft | undefined {
  if (!isRecord(value)) return undefined;
  const { fields, editedAt } = value;
  const isDated = typeof editedAt === "string" && !Number.isNaN(Date.parse(editedAt));
  return isRecord(fields) && isDated ? { fields, editedAt } : undefined;
}

/** The one typed last. */
export function newestDraft(drafts: readonly (Draft | undefined)[]): Draft | undefined {
  return drafts
    .filter((draft) => draft !== undefined)
    .toSorted((a, b) => Date.parse(a.editedAt) - Date.parse(b.editedAt))
    .at(-1);
}
