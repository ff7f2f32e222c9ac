import type { BuildColumns, Placeholder, SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTableWithColumns } from "drizzle-orm/pg-core";
import type * as z from "zod";
import type { Fields } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Derived } from "../platform/db/columns.ts";
import type { Db } from "../platform/db/handle.ts";
import type { derived, id, listed, owned } from "../platform/db/schema/columns.ts";
import type { Rates } from "./meaning.ts";

type SharedColumns = { id: ReturnType<typeof id> } & ReturnType<typeof owned> &
  ReturnType<typeof listed> &
  ReturnType<typeof derived>;

/** What the tables of all kinds share: each of them is one. */
export type EntityTable = PgTableWithColumns<{
  name: string;
  schema: undefined;
  columns: BuildColumns<string, SharedColumns, "pg">;
  dialect: "pg";
}>;
/** What the rows of all kinds share, without what serves filters only. */
export type EntityRow = Omit<EntityTable["$inferSelect"], Derived>;
type Owned = EntityRow & { userId: string };

/** What an owner's form sends, whatever the kind. */
type OwnFields = { isPublished: boolean; preferences: object };

/** A query of accounts, or their ids, of which there is at least one. */
export type Accounts = SQL | readonly string[];

/** How a profile looks in a list. */
export type Card = {
  /** Title of an idea or a listing, name of a person or a company. */
  name: string;
  headline: string | null;
  text: string;
  tags: string[];
  place: string | null;
  avatar: string | null;
};

/**
 * What the server knows of a kind of profile or listing. `Stored` is a row of its table, `Row` what readers need besides,
 * `OwnRow` what its owner is told besides, `Given` what its form sends.
 */
export type Entity<
  Stored extends EntityRow,
  Row extends Owned,
  OwnRow extends Owned,
  Filters,
  Given extends OwnFields,
> = {
  table: EntityTable;
  /** What its form asks. */
  fields: Fields;
  readStored: Read<Stored>;
  read: Read<Row>;
  readOwn: Read<OwnRow>;

  /** The column that says whether its owner shows it. */
  active: AnyPgColumn;
  setActive: (isActive: boolean) => object;
  /** Open to everyone's eyes. Triggers of migrations 0003, 0006 and 0007 hold the search index to the same. */
  isListed: SQL | undefined;
  isOwnedBy: (accounts: Accounts) => SQL;
  matching: (filters: Filters) => SQL | undefined;
  /** The concepts that filters ask for, facet by facet: who declares them comes before whom they only follow for. */
  about?: (filters: Filters) => readonly (readonly string[])[];

  card: (row: Row) => Card;
  namesIn: (row: Row) => string[];
  /** The columns that serve filters, made of what the entity says. */
  derive: (words: Stored | (Given & { createdAt: Date }), rates: Rates) => object;

  input: z.ZodType<Given>;
  /** One of a kind for each account. */
  isSingle: boolean;
  /** Its own words, of which the language is told. */
  prose: (given: Given) => readonly (string | null)[];
  /**
   * The columns that say whose it is: the account, or the company of the account, which then stays as it is until the
   * transaction is over. Throws HttpError where there is none.
   */
  owner: (db: Db, userId: string) => Promise<object>;
  /** What was sent, by whoever has this name: what is left out is as the account says. */
  completed?: (given: Given, name: string) => Given;
  /** What else the server writes down when it is made. */
  begin?: (now: Date) => object;
  /** What else the server writes down whenever its owner writes. */
  stamps?: (now: Date) => object;
  /** Whether it may be listed at all; without it, always. */
  isOpen?: (row: Stored | OwnRow) => boolean;
  /** What is listed only beside it, and goes with it. */
  dependents?: (db: Db, id: string) => Promise<Partial<Record<EntityKind, string[]>>>;
};

type Selection = {
  where?: SQL | undefined;
  order?: readonly SQL[];
  limit?: number | Placeholder;
  /** The rows stay as they are until the transaction is over. */
  lock?: "share" | "update";
};
type Values = Record<string, unknown>;
export type Read<Row> = {
  (db: Db, selection: Selection): Promise<Row[]>;
  /** For a selection that is always the same but for the values of its placeholders: its text is made once. */
  prepared: (db: Db, selection: Selection, values: Values) => Promise<Row[]>;
};

type Prepared<Row> = { execute: (values: Values) => Promise<Row[]> };
type Query<Row> = PromiseLike<Row[]> & {
  where: (condition: SQL | undefined) => Query<Row>;
  orderBy: (...order: SQL[]) => Query<Row>;
  limit: (most: number | Placeholder) => Query<Row>;
  for: (lock: "share" | "update") => Query<Row>;
  prepare: (name: string) => Prepared<Row>;
};

/** Reads what a query selects, as far as it is asked for. */
export function reader<Row>(select: (db: Db) => Query<Row>): Read<Row> {
  const known = new WeakMap<Db, WeakMap<Selection, Prepared<Row>>>();
  const queryOf = (db: Db, { where, order = [], limit, lock }: Selection) => {
    const query = select(db)
      .where(where)
      .orderBy(...order);
    if (limit !== undefined) query.limit(limit);
    if (lock !== undefined) query.for(lock);
    return query;
  };
  const preparedFor = (db: Db, selection: Selection): Prepared<Row> => {
    const ofDb = known.get(db) ?? new WeakMap<Selection, Prepared<Row>>();
    known.set(db, ofDb);
    const prepared = ofDb.get(selection) ?? queryOf(db, selection).prepare("");
    ofDb.set(selection, prepared);
    return prepared;
  };
  const read = async (db: Db, selection: Selection) => await queryOf(db, selection);
  return Object.assign(read, {
    prepared: (db: Db, selection: Selection, values: Values) => preparedFor(db, selection).execute(values),
  });
}

/** Rows of a kind's reader. */
export type RowsOf<Reader extends Read<unknown>> = Awaited<ReturnType<Reader>>[number];
