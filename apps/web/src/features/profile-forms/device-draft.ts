import { isRecord, type FormValues } from "./values.ts";

/** What was typed, and when by the clock of the browser. */
export interface Draft {
  readonly fields: FormValues;
  readonly editedAt: string;
}

interface Place {
  kind: string;
  /** "new", or the id of what is edited. */
  entity: string;
  /** The member's id; null for a visitor. */
  owner: string | null;
}

/** Drafts are told apart by who typed them: nobody sees another's. */
export function draftKey({ kind, entity, owner }: Place): string {
  return `khamt-draft-${kind}-${entity}-${owner ?? "visitor"}`;
}

/** A corrupt draft is thrown away. */
export function readDraft(key: string): Draft | undefined {
  const text = unlessBlocked(() => localStorage.getItem(key));
  if (typeof text !== "string") return undefined;
  const draft = toDraft(unlessBlocked(() => JSON.parse(text) as unknown));
  if (draft === undefined) removeDraft(key);
  return draft;
}

/** Whether this browser could keep it. */
export function writeDraft(key: string, draft: Draft): boolean {
  return (
    unlessBlocked(() => {
      localStorage.setItem(key, JSON.stringify(draft));
      return true;
    }) ?? false
  );
}

export function removeDraft(key: string): void {
  unlessBlocked(() => localStorage.removeItem(key));
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

/** A browser that keeps nothing, or has no room left, throws. */
function unlessBlocked<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
