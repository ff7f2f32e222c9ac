import { and, eq, ne, sql } from "drizzle-orm";
import { type FirstRun, type FirstRunStep, firstRunSteps } from "@khamt/contract";
import { valueAt } from "@khamt/contract/records";
import type { Db } from "../../platform/db/handle.ts";
import { programmeInvitations, programmes, settings, users } from "../../platform/db/schema/index.ts";
import { readSetting } from "../../platform/db/settings.ts";
import { readSite } from "../../platform/site/site.ts";

/** What was done shows in what is there; what can't be seen there is noted. */
export async function readFirstRun(
  db: Db,
  { mailFrom, reader }: { mailFrom: string | null; reader: { id: string; hasSecondStep: boolean } },
): Promise<FirstRun> {
  const noted = await readSetting(db, "first-run");
  const { version } = await readSite(db);
  const [programme] = await db
    .select({ id: programmes.id, slug: programmes.slug, name: programmes.name })
    .from(programmes)
    .orderBy(programmes.createdAt, programmes.id)
    .limit(1);
  const invitations = await db.select({ id: programmeInvitations.id }).from(programmeInvitations).limit(1);
  const done: Record<FirstRunStep, boolean> = {
    site: version > 0,
    mail: valueAt(noted, "mail") === "done",
    programme: programme !== undefined,
    invitation: invitations.length > 0,
  };
  return {
    steps: firstRunSteps.map((step) => ({
      step,
      state: done[step] ? "done" : valueAt(noted, step) === "later" ? "later" : "open",
    })),
    hasSecondStep: reader.hasSecondStep,
    isUntouched:
      noted === undefined && !Object.values(done).some(Boolean) && !(await hasOthers(db, reader.id)),
    mailFrom,
    programme: programme ?? null,
  };
}

async function hasOthers(db: Db, id: string): Promise<boolean> {
  const isOther = and(ne(users.id, id), eq(users.isDemo, false));
  return (await db.select({ id: users.id }).from(users).where(isOther).limit(1)).length > 0;
}

/** Beside what is noted already. What is done is not left for later any more. */
export async function note(db: Db, step: FirstRunStep, state: "later" | "done"): Promise<void> {
  const value = { [step]: state };
  const noted = sql`${JSON.stringify(value)}::jsonb`;
  await db
    .insert(settings)
    .values({ key: "first-run", value })
    .onConflictDoUpdate({
      target: settings.key,
      set: {
        value: state === "done" ? sql`${settings.value} || ${noted}` : sql`${noted} || ${settings.value}`,
      },
    });
}
