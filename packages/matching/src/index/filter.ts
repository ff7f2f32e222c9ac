import type { Facts } from "../profile/features.ts";
import type { Columns } from "./columns.ts";
import { flag } from "./document.ts";
import type { Query } from "./query.ts";

/** Who may be found. What is left out is neither scored nor counted, so that the limit holds for the rest. */
export type Filter = {
  /** Asked once for all profiles that state the same facts. They come without the words they were read from. */
  readonly where?: (facts: Facts) => boolean;
  readonly only?: ReadonlySet<string>;
  readonly without?: ReadonlySet<string>;
};

/** Whether a document may be found: it is alive, of another owner, and passes the filter. */
export function createPasses(
  { source, kind, vocabulary }: Pick<Query, "source" | "kind" | "vocabulary">,
  { where, only, without }: Filter,
) {
  const { ownerId } = source;
  const self = source.kind === kind ? source.id : undefined;
  const owner = ownerId === undefined ? undefined : (vocabulary.owners.get(ownerId) ?? -1) + 1;
  const known = new Map<number, boolean>();
  const passesWhere = (row: number) => {
    let passes = known.get(row);
    if (passes === undefined) known.set(row, (passes = where?.(vocabulary.factsOf(row)) ?? true));
    return passes;
  };
  return ({ flags, owners, rows }: Columns, doc: number, id: string): boolean =>
    flags[doc] !== flag.dead &&
    id !== self &&
    (!owner || owners[doc] !== owner) &&
    (!where || passesWhere(rows[doc])) &&
    !without?.has(id) &&
    (!only || only.has(id));
}
