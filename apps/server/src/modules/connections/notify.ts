import { readActingName } from "../../entities/acting-name.ts";
import type { Db } from "../../platform/db/handle.ts";
import type { Conduct } from "../../platform/conduct.ts";
import { notify, type NotifyTools } from "../notifications/index.ts";
import { readNames } from "../../entities/read-names.ts";
import type { ConnectionRow } from "./rows.ts";

/** With what the operator allows. */
export type ConnectionTools = NotifyTools & { conduct: Conduct };

export type ConnectionTransaction = ConnectionTools & { tx: Db };

type Told = {
  kind: "invitation" | "invitation-answer" | "question";
  text: string;
  /** Whether what was written is an answer, or has been told before. */
  note?: "answer" | "reminder";
};

/** One of the two, of what the other has done. */
export async function notifySide(
  { tx, live, post, now }: ConnectionTransaction,
  row: ConnectionRow,
  { to, kind, ...said }: Told & { to: "sender" | "receiver" },
): Promise<void> {
  const { id, senderId, receiverId } = row;
  const [toId, actorId] = to === "sender" ? [senderId, receiverId] : [receiverId, senderId];
  const actorName = await readActingName(tx, { account: actorId, subject: id });
  const title = kind === "invitation" ? await nameOfTarget(tx, row) : undefined;
  const data = { actorId, actorName, ...said, ...(title !== undefined && { title }) };
  await notify({ tx, live, post, now }, { to: toId, kind, subjectId: id, data });
}

/** A person's profile is called as the person, so there is nothing to name. */
async function nameOfTarget(
  tx: Db,
  { targetKind: kind, targetId: id }: ConnectionRow,
): Promise<string | undefined> {
  return kind === "cofounder" ? undefined : (await readNames(tx, [{ kind, id }])).get(id);
}

/** The pages of both are to ask again. */
export async function refresh(
  { tx, live }: ConnectionTransaction,
  { senderId, receiverId }: ConnectionRow,
): Promise<void> {
  await live.publish(tx, [senderId, receiverId], { kind: "connections" });
}
