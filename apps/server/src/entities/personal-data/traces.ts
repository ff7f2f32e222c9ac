import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/handle.ts";
import {
  conversationMembers,
  deliveries,
  notifications,
  reports,
  serviceRequests,
} from "../../platform/db/schema/index.ts";
import { personalDataMap } from "./personal-data-map.ts";
import type { Member } from "./rule.ts";

/** What letters to others that wait are known by, where they tell of the member: news, and requests to the operator. */
export async function namedInLetters(tx: Db, member: Member): Promise<string[]> {
  const isOfMember = personalDataMap.find(({ table }) => table === notifications)?.pointing?.(member);
  const isAbout = and(
    eq(notifications.userId, deliveries.userId),
    eq(notifications.kind, deliveries.kind),
    eq(notifications.subjectId, deliveries.subjectId),
  );
  const news = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .innerJoin(notifications, isAbout)
    .where(and(isNotNull(deliveries.postedAt), isOfMember));
  const asked = await tx
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(eq(serviceRequests.userId, member.id));
  return [...news, ...asked].map(({ id }) => id);
}

/** What the member said in a reported conversation stays for the case as it stays in the conversation: without who said it, whatever they were called then. */
export async function forgetNameInEvidence(
  tx: Db,
  { id, names }: { id: string; names: readonly string[] },
): Promise<void> {
  const own = tx
    .select({ id: conversationMembers.conversationId })
    .from(conversationMembers)
    .where(eq(conversationMembers.userId, id));
  const passages = sql`(select coalesce(jsonb_agg(
      case when passage ->> 'author' in ${names} then passage || '{"author": null}' else passage end order by place), '[]')
    from jsonb_array_elements(${reports.evidence} -> 'passages') with ordinality as each (passage, place))`;
  await tx
    .update(reports)
    .set({ evidence: sql`jsonb_set(${reports.evidence}, '{passages}', ${passages})` })
    .where(
      and(
        eq(reports.subjectKind, "conversation"),
        inArray(reports.subjectId, own),
        isNotNull(reports.evidence),
      ),
    );
}
