import { randomUUID } from "node:crypto";
import { beforeEach } from "vitest";
import type { Conversation, Message } from "@khamt/contract";
import { type Member, signInMember } from "../../../test/member.ts";
import type { TestApp } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { openConversation } from "./open.ts";

export let server: TestApp;

export let bat: Talker;

export let saraa: Talker;

export let stranger: Talker;

export let talk: string;

type Talker = Member & {
  say: (text: string, more?: object) => ReturnType<Member["get"]>;
  send: (path: string, body: object) => ReturnType<Member["get"]>;
};

async function talker(firstName: string): Promise<Talker> {
  const member = await signInMember(server, { firstName, lastName: "Дорж" });
  const headers = { cookie: await server.signIn(member.id) };
  const send: Talker["send"] = (path, body) =>
    server.post(`/api/conversations/${talk}/${path}`, body, headers);
  return {
    ...member,
    send,
    say: (text, more = {}) => send("messages", { id: randomUUID(), text, ...more }),
  };
}

export const subjectId = "00000000-0000-4000-8000-000000000001";

export function open(about = subjectId): Promise<string> {
  const members: [string, string] = [bat.id, saraa.id];
  return openConversation(server.db, {
    kind: "connection",
    subjectId: about,
    members,
    now: server.clock.now(),
  });
}

export async function messagesOf(member: Member, query = ""): Promise<Message[]> {
  return (await member.get(`/api/conversations/${talk}/messages${query}`)).json();
}

export async function seenBy(member: Member): Promise<Conversation> {
  return (await member.get(`/api/conversations/${talk}`)).json();
}

/** Registers what stands before and after each test of a file. */
export function useTalkers(): void {
  server = freshServer();
  beforeEach(async () => {
    [bat, saraa, stranger] = [await talker("Бат"), await talker("Сараа"), await talker("Хэн нэгэн")];
    talk = await open();
  });
}
