import { eq } from "drizzle-orm";
import type { ConnectionSettings } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { connectionSettings } from "../../platform/db/schema/index.ts";
import { limits } from "./limits.ts";

const nothingChosen: ConnectionSettings = {
  question: null,
  weeklyCap: limits.receivedAWeek,
  calendarUrl: null,
};

export async function settingsOf(db: Db, userId: string): Promise<ConnectionSettings> {
  const { question, weeklyCap, calendarUrl } = connectionSettings;
  const [row] = await db
    .select({ question, weeklyCap, calendarUrl })
    .from(connectionSettings)
    .where(eq(connectionSettings.userId, userId));
  return row ?? nothingChosen;
}

export async function changeSettings(db: Db, userId: string, chosen: ConnectionSettings): Promise<void> {
  await db
    .insert(connectionSettings)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: connectionSettings.userId, set: chosen });
}
