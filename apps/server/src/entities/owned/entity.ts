import type { PgTable } from "drizzle-orm/pg-core";
import type * as z from "zod";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import type { Rates } from "../derive.ts";
import type { Db } from "../../platform/db/handle.ts";

/** What an owner's form sends, whatever the kind. */
export type OwnFields = { isPublished: boolean; preferences: object };

/** All that owners' calls have to know of one kind of profile or listing. */
export type OwnedEntity<Fields extends OwnFields, Row extends OwnRow, Own> = {
  kind: EntityKind;
  /** `/api/startup-ideas` */
  url: string;
  /** `/api/my-startup-idea-profile`: the newest of the member's own. */
  mine: string;
  /** One of a kind for each account. */
  isSingle: boolean;
  input: z.ZodType<Fields>;
  output: z.ZodType<Own>;
  table: PgTable;
  /** The column that says whether it is listed. */
  activeColumn: "isActive" | "isAvailable";
  derive: (fields: Fields, rates: Rates, createdAt: Date) => object;
  /** Its own words, of which the language is told. */
  texts: (fields: Fields) => readonly (string | null)[];
  /** Addresses of the uploaded files that it shows, by field. */
  files: (fields: Fields) => ShownFiles;
  /** What else the server writes down when it is made. */
  begin?: (now: Date) => object;
  /** Whether it may be listed at all; without it, always. */
  isOpen?: (row: Row) => boolean;
  /** What else the server writes down whenever its owner writes. */
  stamps?: (now: Date) => object;
  /**
   * Whose it is: the account, or the company of the account, which then stays as it is until the transaction is over.
   * Throws HttpError where there is none.
   */
  owner: (db: Db, userId: string) => Promise<object>;
  /** The member's own, newest first, listed or not. */
  listOwn: (db: Db, userId: string) => Promise<Row[]>;
  present: (row: Row, reader: Language) => Own;
};

/** A picture has to be one that browsers show; a document may be anything that is taken. */
export type ShownFiles = Readonly<
  Record<string, { isPicture: boolean; addresses: readonly (string | null)[] }>
>;

export type OwnRow = { id: string; userId: string; updatedAt: Date; createdAt: Date };
