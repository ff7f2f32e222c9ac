import { type EntityKind, entityKinds } from "@khamt/contract/vocabulary";
import { entitiesOf } from "../../entities/owned/own.ts";
import type { ListedRow } from "../../entities/read-listed.ts";
import type { Db } from "../../platform/db/handle.ts";
import { readAll } from "./read.ts";

/** Of a member who has many, those changed last are searched for. */
const mostSources = 10;

/** The member's own profiles and listings that are listed, changed last first. */
export async function ownSources(db: Db, owner: string): Promise<ListedRow[]> {
  return sourcesAmong(db, await entitiesOf(db, owner));
}

/** The same, where it is known what the member has. */
export async function sourcesAmong(db: Db, ids: Record<EntityKind, string[]>): Promise<ListedRow[]> {
  const named = entityKinds.flatMap((kind) => ids[kind].map((id) => ({ kind, id })));
  const listed = await readAll(db, named);
  return named
    .flatMap((each) => listed(each) ?? [])
    .sort((one, other) => other.row.updatedAt.getTime() - one.row.updatedAt.getTime())
    .slice(0, mostSources);
}
