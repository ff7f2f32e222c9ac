import { eq } from "drizzle-orm";
import type { ReportCase } from "@khamt/contract";
import { nameOfAccount } from "../../db/account-name.ts";
import type { Db } from "../../db/handle.ts";
import { users } from "../../db/schema/index.ts";
import type { ReportRow } from "./reports.ts";

/** For administrators: what was said, not by whom. */
export function presentReports(db: Db, rows: readonly ReportRow[]): Promise<ReportCase[]> {
  return Promise.all(
    rows.map(async (row) => {
      const { id, subjectKind, subjectId, ownerId, reason, text, createdAt, reporters, isHeld } = row;
      const [owner] = await db
        .select({ name: nameOfAccount(users) })
        .from(users)
        .where(eq(users.id, ownerId));
      return {
        id,
        subject: { kind: subjectKind, id: subjectId },
        name: owner?.name ?? "",
        reason,
        text,
        createdAt: createdAt.toISOString(),
        reporters,
        isHeld,
      };
    }),
  );
}
