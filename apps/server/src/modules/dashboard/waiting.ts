import type { Connection, Waiting } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { Matching } from "../../matching/matching.ts";
import type { Conduct } from "../../platform/conduct.ts";
import type { Db } from "../../platform/db/handle.ts";
import { waitingApplications } from "../applications/index.ts";
import { presentConnection, waitingConnections, withProfiles } from "../connections/index.ts";
import { waitingIntroductions } from "../introductions/index.ts";
import { presentConversation, waitingConversations } from "../conversations/index.ts";

export type Asked = {
  db: Db;
  matching: Matching;
  owner: string;
  reader: Language;
  now: Date;
  conduct: Conduct;
};

/** Of each sort no more are looked at. */
const mostOfASort = 50;
const longestExcerpt = 160;

/** All that others wait for, the newest first. */
export async function readWaiting(asked: Asked): Promise<{ items: Waiting[]; count: number }> {
  const connections = await readConnections(asked);
  const applications = await waitingApplications(asked.db, asked.owner, mostOfASort);
  const messages = await waitingMessages(asked);
  const introductions = (await waitingIntroductions(asked.db, { userId: asked.owner, now: asked.now })).map(
    (row) => presentIntroduction(row, asked.reader),
  );
  const items = [...connections, ...introductions, ...applications.rows.map(presentApplication), ...messages];
  return {
    items: items.sort((one, other) => Date.parse(other.at) - Date.parse(one.at)),
    count: connections.length + introductions.length + applications.count + messages.length,
  };
}

/** Invitations to answer, and questions that those ask whom the member has invited. */
async function readConnections({ db, matching, owner, now, conduct }: Asked): Promise<Waiting[]> {
  const rows = await waitingConnections(db, owner);
  return (await withProfiles({ db, matching }, rows, owner))
    .map((row) => presentConnection(row, { reader: owner, now, conduct }))
    .filter(({ actions }) => actions.includes("accept") || actions.includes("answer"))
    .map(presentWaitingConnection);
}

function presentWaitingConnection(connection: Connection): Waiting {
  const { id, role, other, target, message, asked, createdAt, compatibility } = connection;
  const question = asked.find(({ answer }) => answer === null);
  const isQuestion = role === "sender" && question !== undefined;
  return {
    kind: isQuestion ? "question" : "invitation",
    id,
    name: other.name,
    avatar: other.avatar,
    title: role === "sender" ? (target?.name ?? null) : aboutOf(connection),
    text: excerptOf(isQuestion ? question.question : message),
    compatibility,
    unread: 0,
    at: isQuestion ? question.askedAt : createdAt,
  };
}

/** The reader's own that is meant, or else what it is for; a person's profile is called as the person. */
function aboutOf({ target, source }: Connection): string | null {
  return [target, source].find((each) => each !== null && each.kind !== "cofounder")?.name ?? null;
}

type IntroductionRow = Awaited<ReturnType<typeof waitingIntroductions>>[number];

function presentIntroduction(row: IntroductionRow, reader: Language): Waiting {
  return {
    kind: "introduction",
    id: row.id,
    name: row.author ?? row.programme[reader],
    avatar: null,
    title: row.with,
    text: excerptOf(row.text),
    compatibility: null,
    unread: 0,
    at: row.createdAt.toISOString(),
  };
}

type ApplicationRow = Awaited<ReturnType<typeof waitingApplications>>["rows"][number];

function presentApplication(row: ApplicationRow): Waiting {
  const isClaimed = row.state === "finishing";
  return {
    kind: isClaimed ? "confirmation" : "application",
    id: row.id,
    name: row.name,
    avatar: row.avatar,
    title: row.title,
    text: isClaimed ? null : excerptOf(row.letter),
    compatibility: null,
    unread: 0,
    at: row.updatedAt.toISOString(),
  };
}

/** Without anything unread: a question that waits for a reply. */
async function waitingMessages({ db, owner, reader, now }: Asked): Promise<Waiting[]> {
  const rows = await waitingConversations(db, { userId: owner, language: reader, now }, mostOfASort);
  return rows
    .map((row) => presentConversation(row, owner))
    .filter(({ isOpen }) => isOpen)
    .map(({ id, other, title, lastMessage, unread, activeAt }) => ({
      kind: "message",
      id,
      name: other?.name ?? "",
      avatar: other?.avatar ?? null,
      title,
      text: lastMessage && !lastMessage.isOwn ? excerptOf(lastMessage.text) : null,
      compatibility: null,
      unread,
      at: activeAt,
    }));
}

function excerptOf(text: string): string | null {
  const line = text.replace(/\s+/gu, " ").trim();
  const signs = Array.from(line);
  if (signs.length > longestExcerpt) return `${signs.slice(0, longestExcerpt).join("").trimEnd()}…`;
  return line || null;
}
