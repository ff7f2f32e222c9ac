import { and, eq } from "drizzle-orm";
import type { StoryGround } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { applications, connections, serviceRequests } from "../../platform/db/schema/index.ts";

type Sides = { one: string; other: string | null };

/** The two between whom it really came about; a service is told of by who asked for it and who saw to it. */
const readers: Record<StoryGround["kind"], (db: Db, id: string) => Promise<Sides[]>> = {
  connection: (db, id) =>
    db
      .select({ one: connections.senderId, other: connections.receiverId })
      .from(connections)
      .where(and(eq(connections.id, id), eq(connections.state, "accepted"))),
  application: (db, id) =>
    db
      .select({ one: applications.userId, other: applications.ownerId })
      .from(applications)
      .where(and(eq(applications.id, id), eq(applications.state, "finished"))),
  service: (db, id) =>
    db
      .select({ one: serviceRequests.userId, other: serviceRequests.operatorId })
      .from(serviceRequests)
      .where(and(eq(serviceRequests.id, id), eq(serviceRequests.state, "done"))),
};

/** With whom the member may tell of it; undefined where the member has no part in it, or it has come to nothing yet. */
export async function partnerIn(
  db: Db,
  { ground: { kind, id }, member }: { ground: StoryGround; member: string },
): Promise<string | undefined> {
  const [sides] = await readers[kind](db, id);
  if (sides?.one === member) return sides.other ?? undefined;
  return sides?.other === member ? sides.one : undefined;
}
