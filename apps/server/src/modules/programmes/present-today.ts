import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/handle.ts";
import { programmeMembers, programmeVisits } from "../../platform/db/schema/index.ts";

/** The ids of who takes part, managers too, those first who came first. */
export async function joinedMembers(db: Db, programmeId: string): Promise<string[]> {
  const rows = await db
    .select({ id: programmeMembers.userId })
    .from(programmeMembers)
    .where(and(eq(programmeMembers.programmeId, programmeId), eq(programmeMembers.state, "joined")))
    .orderBy(asc(programmeMembers.createdAt), asc(programmeMembers.userId));
  return rows.map(({ id }) => id);
}

/** The ids of who takes part and came on a day (`2026-05-04`). */
export async function presentToday(db: Db, programmeId: string, day: string): Promise<string[]> {
  const isVisitor = and(
    eq(programmeVisits.programmeId, programmeMembers.programmeId),
    eq(programmeVisits.userId, programmeMembers.userId),
    eq(programmeVisits.day, day),
  );
  const rows = await db
    .select({ id: programmeMembers.userId })
    .from(programmeMembers)
    .innerJoin(programmeVisits, isVisitor)
    .where(and(eq(programmeMembers.programmeId, programmeId), eq(programmeMembers.state, "joined")))
    .orderBy(asc(programmeMembers.createdAt), asc(programmeMembers.userId));
  return rows.map(({ id }) => id);
}
