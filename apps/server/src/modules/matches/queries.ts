import { count, type SQL, sql } from "drizzle-orm";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Db } from "../../db/handle.ts";
import { companies, projectListings, startupCofounders, startupIdeas } from "../../db/schema/index.ts";
import { type CofounderRow, isListed as isPerson, selectCofounders } from "../cofounders/queries.ts";
import { type CompanyRow, selectCompanies } from "../companies/queries.ts";
import { type IdeaRow, isListed as isIdea, selectIdeas } from "../ideas/queries.ts";
import { isListed as isProject, type ProjectRow, selectProjects } from "../projects/queries.ts";

type RowOf = { idea: IdeaRow; cofounder: CofounderRow; company: CompanyRow; project: ProjectRow };
export type ListedRow = { [Kind in EntityKind]: { kind: Kind; row: RowOf[Kind] } }[EntityKind];

const sources: Record<EntityKind, { table: Fingerprinted; isListed: SQL | undefined }> = {
  idea: { table: startupIdeas, isListed: isIdea },
  cofounder: { table: startupCofounders, isListed: isPerson },
  company: { table: companies, isListed: undefined },
  project: { table: projectListings, isListed: isProject },
};

type Fingerprinted =
  | typeof startupIdeas
  | typeof startupCofounders
  | typeof companies
  | typeof projectListings;

/** Differs whenever a listed row of the kind was added, changed or taken away. */
export async function fingerprint(db: Db, kind: EntityKind): Promise<string> {
  const { table, isListed } = sources[kind];
  const [found] = await db
    .select({
      count: count(),
      newest: sql<string | null>`max(${table.updatedAt})::text`,
      rows: sql<
        string | null
      >`bit_xor(hashtextextended(${table.id}::text || ${table.updatedAt}::text, 0))::text`,
    })
    .from(table as typeof startupIdeas)
    .where(isListed);
  return JSON.stringify(found);
}

export async function readListed(db: Db, kind: EntityKind): Promise<ListedRow[]> {
  switch (kind) {
    case "idea":
      return (await selectIdeas(db).where(isIdea)).map((row) => ({ kind, row }));
    case "cofounder":
      return (await selectCofounders(db).where(isPerson)).map((row) => ({ kind, row }));
    case "company":
      return (await selectCompanies(db)).map((row) => ({ kind, row }));
    default:
      return (await selectProjects(db).where(isProject)).map((row) => ({ kind, row }));
  }
}
