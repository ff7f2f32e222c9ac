import { randomUUID } from "node:crypto";
import { ne } from "drizzle-orm";
import { now } from "../../../test/app.ts";
import {
  aiMatches,
  connections,
  conversationMembers,
  conversations,
  messages,
  notifications,
  startupCofounders,
  startupIdeas,
} from "../db/schema/index.ts";
import { memberAt, members, server } from "./set-up-answers.ts";
import type { Member, Pick, writes } from "./set-up-answers.ts";

/** What members alone are shown. */
export const ownWrites: typeof writes = [
  (pick) => write(memberAt(pick), memberAt(pick)),
  () => server.db.update(conversationMembers).set({ readSeq: 1 }),
  (pick) => dismiss(memberAt(pick)),
  () => server.db.delete(aiMatches),
  (pick) => tell(memberAt(pick), pick),
  (pick) => server.db.update(connections).set({ state: pick(2) === 0 ? "sent" : "accepted" }),
  (pick) => server.db.update(connections).set({ message: `Hello ${pick(1000)}` }),
];

/** What nothing shows that is kept for members. */
export const silent = new Set([
  "admin_acts",
  "auth_challenges",
  "auth_limits",
  "contact_views",
  "deliveries",
  "drafts",
  "email_codes",
  "entity_changes",
  "figure_counts",
  "holds",
  "kept_matching",
  "member_notes",
  "passkeys",
  "profile_views",
  "programme_jurors",
  "programme_recusals",
  "programme_scores",
  "programme_visits",
  "recovery_codes",
  "recovery_links",
  "saved_views",
  "sessions",
]);

type Question = { url: string; payload?: object };

/** What a member asks: about an idea of their own first, then about somebody else's. */
export async function questions({ id }: Member, personId?: string): Promise<Question[]> {
  const ideas = await server.db
    .select({ id: startupIdeas.id, userId: startupIdeas.userId })
    .from(startupIdeas)
    .orderBy(startupIdeas.id);
  const [person] = await server.db
    .select({ id: startupCofounders.id })
    .from(startupCofounders)
    .where(ne(startupCofounders.userId, id))
    .orderBy(startupCofounders.id);
  const target = { kind: "cofounder", id: personId ?? person?.id ?? id };
  const sources = [
    ideas.find(({ userId }) => userId === id),
    ideas.find(({ userId }) => userId !== id),
  ].flatMap((each) => (each ? [{ kind: "idea", id: each.id }] : []));
  return [
    { url: "/api/dashboard" },
    ...sources.flatMap((source) => [
      { url: "/api/matches", payload: { type: "cofounder", source, limit: 10 } },
      { url: "/api/matches/pair", payload: { source, target } },
    ]),
  ];
}

async function write(one: Member, other: Member): Promise<void> {
  const [connection] = await server.db.select({ id: connections.id }).from(connections);
  if (one.id === other.id || !connection) return;
  await server.db.delete(conversations);
  const [opened] = await server.db
    .insert(conversations)
    .values({ kind: "connection", subjectId: connection.id, lastSeq: 1, activeAt: now, createdAt: now })
    .returning({ id: conversations.id });
  const conversationId = opened?.id ?? "";
  await server.db.insert(conversationMembers).values([
    { conversationId, seat: 0, userId: one.id },
    { conversationId, seat: 1, userId: other.id },
  ]);
  await server.db
    .insert(messages)
    .values({ conversationId, seq: 1, id: randomUUID(), senderId: one.id, text: "Hello", createdAt: now });
}

async function dismiss({ id: userId }: Member): Promise<void> {
  const [person] = await server.db.select({ id: startupCofounders.id }).from(startupCofounders);
  const match = { userId, matchType: "cofounder", targetId: person?.id ?? "", status: "dismissed" } as const;
  await server.db
    .insert(aiMatches)
    .values({ ...match, compatibilityScore: 50 })
    .onConflictDoNothing();
}

async function tell({ id: userId }: Member, pick: Pick): Promise<void> {
  const [other] = members;
  await server.db.insert(notifications).values({
    userId,
    kind: "review",
    subjectId: randomUUID(),
    version: "",
    data: { actorId: other?.id ?? "", title: `Review ${pick(1000)}` },
    createdAt: now,
  });
}
