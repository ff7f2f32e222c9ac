import type { EntityRef } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { getListed } from "../../entities/read-listed.ts";
import type { Card } from "./card.ts";

type Subject = Pick<Card, "name" | "place">;
type Said = Omit<Card, "brand" | "colour">;

const kinds: Record<Language, Record<EntityKind, string>> = {
  en: { idea: "Startup idea", cofounder: "Co-founder", company: "Company", project: "Project listing" },
  mn: {
    idea: "Стартап санаа",
    cofounder: "Хамтран үүсгэн байгуулагч",
    company: "Компани",
    project: "Төслийн зар",
  },
};

/** Of pages that are about nobody in particular. */
export const siteCard: Record<Language, Said> = {
  en: { kind: "English · Монгол", name: "Find the people to build with", place: null },
  mn: { kind: "Монгол · English", name: "Хамт бүтээх хүнээ ол", place: null },
};

const read: Record<EntityKind, (db: Db, id: string) => Promise<Subject | undefined>> = {
  idea: async (db, id) => {
    const row = await getListed(db, { kind: "idea", id });
    return row && { name: row.title, place: row.location };
  },
  cofounder: async (db, id) => {
    const row = await getListed(db, { kind: "cofounder", id });
    return row && { name: `${row.firstName} ${row.lastName}`, place: row.location };
  },
  company: async (db, id) => {
    const row = await getListed(db, { kind: "company", id });
    return row && { name: row.name, place: row.location };
  },
  project: async (db, id) => {
    const row = await getListed(db, { kind: "project", id });
    return row && { name: row.title, place: row.preferredLocation };
  },
};

/** What everyone may read of it; undefined when it is not listed. */
export async function getCard(
  db: Db,
  { kind, id, language }: EntityRef & { language: Language },
): Promise<Said | undefined> {
  const subject = await read[kind](db, id);
  return subject && { kind: kinds[language][kind], ...subject };
}
