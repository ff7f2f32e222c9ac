import type { EntityRef } from "@khamt/contract";
import { byKind, type EntityKind } from "@khamt/contract/vocabulary";
import type { Db } from "../platform/db/handle.ts";
import { cofounder } from "./cofounder.ts";
import { company } from "./company.ts";
import type { Card, Entity, RowsOf } from "./entity.ts";
import { idea } from "./idea.ts";
import { project } from "./project.ts";

const homes = { idea, cofounder, company, project };
type Homes = typeof homes;

type StoredOf = { [Kind in EntityKind]: RowsOf<Homes[Kind]["readStored"]> };
export type RowOf = { [Kind in EntityKind]: RowsOf<Homes[Kind]["read"]> };
export type OwnRowOf = { [Kind in EntityKind]: RowsOf<Homes[Kind]["readOwn"]> };
export type FiltersOf = { [Kind in EntityKind]: Parameters<Homes[Kind]["matching"]>[0] };
export type FieldsOf = { [Kind in EntityKind]: Homes[Kind]["input"]["_output"] };

type Entities = {
  readonly [Kind in EntityKind]: Entity<
    StoredOf[Kind],
    RowOf[Kind],
    OwnRowOf[Kind],
    FiltersOf[Kind],
    FieldsOf[Kind]
  >;
};

/** The home of each kind. */
export const entities: Entities = homes;

/** A profile as readers get it, and its kind. */
export type ListedRow<Kind extends EntityKind = EntityKind> = {
  [K in Kind]: { kind: K; row: RowOf[K] };
}[Kind];

export function cardOf<Kind extends EntityKind>({ kind, row }: ListedRow<Kind>): Card {
  return entities[kind].card(row);
}

/** What leads to a profile by its name. */
export function presentNamed(listed: ListedRow) {
  return { kind: listed.kind, id: listed.row.id, name: cardOf(listed).name };
}

/** Names of the people and companies that a profile tells of; the title of an idea or a listing names nobody. */
export function namesIn<Kind extends EntityKind>({ kind, row }: ListedRow<Kind>): string[] {
  return entities[kind].namesIn(row);
}

/** Of each kind what hangs off a profile: listed only beside it, and gone with it. */
export async function dependentsOf(db: Db, { kind, id }: EntityRef): Promise<Record<EntityKind, string[]>> {
  const dependents = await entities[kind].dependents?.(db, id);
  return byKind((each) => dependents?.[each] ?? []);
}
