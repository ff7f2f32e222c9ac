import { and, eq, inArray } from "drizzle-orm";
import { longestNote, type MemberImportInput } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { memberNotes, users } from "../../platform/db/schema/index.ts";
import { findAddable, type Placed } from "../programmes/index.ts";

/** A line of a table whose address has an account. */
export type KnownPerson = { id: string; line: number; others: readonly string[] };
export type ImportNote = { id: string; text: string };

type News = { joining: Placed[]; notes: ImportNote[] };

/** What a table brings to those who have an account: a programme, and what no note says of them yet. */
export async function findNews(
  db: Db,
  { programme, keepsOthers }: Pick<MemberImportInput, "programme" | "keepsOthers">,
  known: readonly KnownPerson[],
): Promise<News> {
  if (known.length === 0) return { joining: [], notes: [] };
  const who = inArray(
    users.id,
    known.map(({ id }) => id),
  );
  const by = { id: "", role: "admin" } as const;
  const addable = programme === null ? [] : await findAddable(db, { programmeId: programme, by, who });
  const lines = new Map(known.map(({ id, line }) => [id, line]));
  const joining = addable.map((each) => ({ ...each, place: lines.get(each.id) ?? 0 }));
  return { joining, notes: keepsOthers ? await findNotes(db, known) : [] };
}

async function findNotes(db: Db, known: readonly KnownPerson[]): Promise<ImportNote[]> {
  const people = known.filter(({ others }) => others.length > 0);
  const ids = people.map(({ id }) => id);
  const rows = await db
    .select({ id: users.id, text: memberNotes.text })
    .from(users)
    .leftJoin(memberNotes, eq(memberNotes.userId, users.id))
    .where(and(inArray(users.id, ids), eq(users.isDemo, false)));
  const said = Map.groupBy(rows, ({ id }) => id);
  return people.flatMap(({ id, others }) => {
    const notes = said.get(id)?.map((note) => note.text ?? "");
    const text = notes ? newIn(others, notes) : "";
    return text === "" ? [] : [{ id, text }];
  });
}

function newIn(others: readonly string[], notes: readonly string[]): string {
  if (partsOf(others.join("\n")).every((part) => notes.includes(part))) return "";
  const isSaid = (each: string) => notes.some((note) => `\n${note}\n`.includes(`\n${each}\n`));
  return others.filter((each) => !isSaid(each)).join("\n");
}

/** A long text is more than one note. */
export function partsOf(text: string): string[] {
  return text.match(new RegExp(`.{1,${longestNote}}`, "gsu")) ?? [];
}
