import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { type HoursInput, hoursLimits, type MentorInput, type MentorWords } from "@khamt/contract";
import { slotsOf } from "@khamt/contract/slots";
import { hasEmail } from "../../platform/auth/account.ts";
import { isActiveAccount } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { mentors, mentorSlots, programmeMembers, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { getProgramme } from "../programmes/index.ts";
import type { NotifyTools } from "../notifications/index.ts";
import { withdraw } from "./cancel.ts";
import type { MentorshipRow } from "./mentorships.ts";
import { tellMentor, whenOf } from "./tell.ts";

/** Sent again it is the same. The mentor is told. */
export function nameMentor({ db, ...tools }: NotifyTools, by: string, input: MentorInput): Promise<void> {
  const { now } = tools;
  const { id, programmeId, email, about } = input;
  return db.transaction(async (tx) => {
    const programme = programmeId === null ? undefined : await getProgramme(tx, { id: programmeId });
    const userId = await findPerson(tx, { email, programmeId });
    if (userId === undefined) throw new HttpError("no-such-member");
    const made = await tx
      .insert(mentors)
      .values({ id, programmeId, userId, about, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: mentors.id });
    if (made.length === 0) return requireSame(tx, { id, programmeId, userId });
    if (userId === by) return;
    const names = programme?.name ?? { en: "all members", mn: "бүх гишүүн" };
    await tellMentor({ ...tools, tx }, { id, userId }, { by, news: "named", names });
  });
}

async function requireSame(
  tx: Db,
  { id, programmeId, userId }: { id: string; programmeId: string | null; userId: string },
): Promise<void> {
  const [row] = await tx.select().from(mentors).where(eq(mentors.id, id));
  if (!row) throw new HttpError("mentor-already");
  if (row.userId !== userId || row.programmeId !== programmeId) throw new HttpError("already-exists");
}

/** Of a programme those who take part, so that nobody learns who else has an account here. */
async function findPerson(
  tx: Db,
  { email, programmeId }: Pick<MentorInput, "email" | "programmeId">,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        hasEmail(email),
        isActiveAccount,
        programmeId === null
          ? undefined
          : sql`exists (select from ${programmeMembers} part where part.programme_id = ${programmeId} and part.user_id = ${users.id} and part.state = 'joined')`,
      ),
    );
  return row?.id;
}

/** Throws conflict where the words are no longer those that were read. Sent again it is the same. */
export async function changeWords(
  { db, now }: Pick<NotifyTools, "db" | "now">,
  id: string,
  { about, before }: MentorWords,
): Promise<void> {
  const changed = await db
    .update(mentors)
    .set({ about, updatedAt: now })
    .where(
      and(eq(mentors.id, id), before === undefined ? undefined : inArray(mentors.about, [before, about])),
    )
    .returning({ id: mentors.id });
  if (changed.length === 0) throw new HttpError("conflict");
}

/** Slots that would lie over others of the same person are left out. A mentor who has not made them is told. */
export function addHours(
  { db, ...tools }: NotifyTools,
  { mentor, by }: { mentor: MentorshipRow; by: string },
  { place, link, words, ...plan }: HoursInput,
): Promise<{ made: number; skipped: number }> {
  const { now } = tools;
  const times = slotsOf(plan);
  const [first] = times;
  if (first === undefined || first.beginsAt <= now) throw new HttpError("invalid-parameter", "beginsAt");
  return db.transaction(async (tx) => {
    // One at a time, so that they are counted rightly, and none is left behind by a mentorship that ends.
    const [held] = await tx.select().from(mentors).where(eq(mentors.id, mentor.id)).for("update");
    if (!held || held.endedAt !== null) throw new HttpError("not-found");
    const ahead = await tx.$count(
      mentorSlots,
      and(eq(mentorSlots.mentorId, mentor.id), isNull(mentorSlots.cancelledAt), gt(mentorSlots.endsAt, now)),
    );
    if (ahead + times.length > hoursLimits.ahead) throw new HttpError("too-many-own");
    const common = { mentorId: mentor.id, userId: mentor.userId, place, link, words, createdAt: now };
    const made = await tx
      .insert(mentorSlots)
      .values(times.map((each) => ({ ...common, ...each })))
      .onConflictDoNothing()
      .returning({ id: mentorSlots.id });
    if (made.length > 0 && by !== mentor.userId)
      await tellMentor({ ...tools, tx }, mentor, { by, news: "hours-made", names: whenOf(first) });
    return { made: made.length, skipped: times.length - made.length };
  });
}

export function endMentorship({ db, ...tools }: NotifyTools, mentor: MentorshipRow, by: string) {
  return db.transaction(async (tx) => {
    await tx
      .update(mentors)
      .set({ endedAt: tools.now, updatedAt: tools.now })
      .where(eq(mentors.id, mentor.id));
    await withdraw({ ...tools, tx }, mentor, { note: null, by });
  });
}
