import { randomUUID } from "node:crypto";
import type {
  Account,
  Block,
  ConnectionWith,
  Draft,
  KeptSearch,
  Message,
  MyMatch,
  OwnIdea,
  UploadAddress,
} from "@khamt/contract";
import { inDatabaseOf, insist, type KillableServer } from "../killable-server.ts";
import { headersOf, pdf } from "../uploads.ts";
import { ask, read } from "./client.ts";
import { appending, collecting, counting, type Ledger, Refused } from "./ledger.ts";
import { addPeople, type People } from "./people.ts";

/** Everyone who writes, and a ledger for each kind of write; `leaving` browsers sign out one after the other. */
export async function openLedgers(
  server: Pick<KillableServer, "folder" | "databaseUrl">,
  { leaving = 3000 } = {},
): Promise<Ledger[]> {
  const people = await inDatabaseOf(server, (db) => addPeople(db, leaving));
  return [
    ...["company", "project"].map((form) => drafts(people, form)),
    names(people),
    ideas(people),
    searches(people),
    matches(people),
    blocks(people),
    messages(people),
    invitations(people),
    uploads(people),
    signOuts(people),
  ];
}

function drafts({ writer: { cookie } }: People, form: string): Ledger {
  const at = (origin: string) => `${origin}/api/drafts/${form}/new`;
  const textOf = (typed: number) => "ү".repeat((typed % 500) * 4);
  return counting({
    kind: `draft of ${form}`,
    set: async (origin, typed) => {
      const body = { fields: { typed, text: textOf(typed) }, editedAt: new Date(typed).toISOString() };
      await ask(at(origin), { method: "PUT", cookie, body });
    },
    get: async (origin) => {
      const { fields } = await read<Draft>(at(origin), { cookie });
      const typed = Number(fields?.["typed"] ?? 0);
      if (fields && fields["text"] !== textOf(typed)) throw new Error(`half a draft of ${typed}`);
      return typed;
    },
  });
}

function names({ writer: { cookie } }: People): Ledger {
  return counting({
    kind: "name of the account",
    set: async (origin, number) => {
      const body = { firstName: `Bat ${number}` };
      await ask(`${origin}/api/account`, { method: "PATCH", cookie, body });
    },
    get: async (origin) => {
      const { firstName } = await read<Account>(`${origin}/api/account`, { cookie });
      return Number(/^Bat (\d+)$/.exec(firstName)?.[1] ?? 0);
    },
  });
}

function ideas({ writer: { cookie } }: People): Ledger {
  return collecting({
    kind: "idea",
    most: 8,
    add: async (origin, title) => {
      const body = {
        title,
        description: "Felt by post",
        industry: "other",
        stage: "idea",
        isPublished: true,
      };
      await ask(`${origin}/api/startup-ideas`, {
        method: "POST",
        cookie,
        body: { ...body, requiredSkills: ["Go"] },
      });
    },
    remove: (origin, id) => ask(`${origin}/api/startup-ideas/${id}`, { method: "DELETE", cookie }),
    list: async (origin) =>
      (await read<OwnIdea[]>(`${origin}/api/my-startup-idea-profiles`, { cookie })).map(({ id, title }) => ({
        id,
        key: title,
      })),
  });
}

function searches({ writer: { cookie } }: People): Ledger {
  return collecting({
    kind: "kept search",
    most: 6,
    add: async (origin, key) => {
      const about = { text: `Somebody who can write Go for ${key}`, as: "idea" };
      await ask(`${origin}/api/kept-searches`, {
        method: "POST",
        cookie,
        body: { looksFor: "cofounder", about },
      });
    },
    remove: (origin, id) => ask(`${origin}/api/kept-searches/${id}`, { method: "DELETE", cookie }),
    list: async (origin) =>
      (await read<KeptSearch[]>(`${origin}/api/kept-searches`, { cookie })).map(({ id, text }) => ({
        id,
        key: text?.split(" ").at(-1) ?? "",
      })),
  });
}

function matches({ writer: { cookie }, profiles }: People): Ledger {
  return collecting({
    kind: "saved match",
    most: 20,
    keys: profiles,
    add: async (origin, targetId) => {
      const match = { type: "cofounder", targetId, shown: { compatibility: 70, reason: "Both know Go" } };
      await ask(`${origin}/api/my-matches`, { method: "POST", cookie, body: { matches: [match] } });
    },
    remove: (origin, id) => ask(`${origin}/api/my-matches/${id}`, { method: "DELETE", cookie }),
    list: async (origin) =>
      (await read<MyMatch[]>(`${origin}/api/my-matches`, { cookie })).map(({ id, targetId }) => ({
        id,
        key: targetId,
      })),
  });
}

function blocks({ inviters, blocked }: People): Ledger {
  const cookie = inviters[0]?.cookie ?? "";
  const idOf = new Map(blocked.map(({ name, id }) => [name, id]));
  return collecting({
    kind: "block",
    most: 10,
    keys: [...idOf.keys()],
    add: async (origin, name) => {
      const body = { subject: { kind: "cofounder", id: idOf.get(name) } };
      await ask(`${origin}/api/blocks`, { method: "POST", cookie, body });
    },
    remove: (origin, id) => ask(`${origin}/api/blocks/${id}`, { method: "DELETE", cookie }),
    list: async (origin) =>
      (await read<Block[]>(`${origin}/api/blocks`, { cookie })).map(({ id, name }) => ({
        id,
        key: name.split(" ")[0] ?? "",
      })),
  });
}

/** The device makes the name of a message. One talk takes twenty a minute. */
function messages({ writer: { cookie }, talks }: People): Ledger {
  const talkOf = new Map<string, string>();
  return appending({
    kind: "message",
    send: async (origin, number) => {
      const [talk = "", id] = [talks[number % talks.length], randomUUID()];
      talkOf.set(id, talk);
      const body = { id, text: `Message ${number}` };
      await ask(`${origin}/api/conversations/${talk}/messages`, { method: "POST", cookie, body });
      return id;
    },
    times: async (origin, ids) => {
      const found: string[] = [];
      for (const talk of new Set(ids.map((id) => talkOf.get(id) ?? "")))
        found.push(...(await messagesOf(origin, { cookie, talk })));
      return ids.map((id) => found.filter((each) => each === id).length);
    },
  });
}

async function messagesOf(
  origin: string,
  { cookie, talk }: { cookie: string; talk: string },
): Promise<string[]> {
  const found: Message[] = [];
  for (;;) {
    const after = found.at(-1)?.seq ?? 0;
    const url = `${origin}/api/conversations/${talk}/messages?after=${after}`;
    const more = await read<Message[]>(url, { cookie });
    if (more.length === 0) return found.map(({ id }) => id);
    for (const [at, { seq }] of more.entries())
      if (seq !== after + at + 1) throw new Error(`a gap before message ${seq} of ${talk}`);
    found.push(...more);
  }
}

/** Each sender writes to each profile once. */
function invitations({ inviters, profiles }: People): Ledger {
  return appending({
    kind: "invitation",
    send: async (origin, number) => {
      const by = number % inviters.length;
      const to = Math.floor(number / inviters.length) % profiles.length;
      const [target, clientId] = [{ kind: "cofounder", id: profiles[to] }, randomUUID()];
      const message = `I write because of ${randomUUID()}, which is number ${number}`;
      const cookie = inviters[by]?.cookie ?? "";
      const body = { target, clientId, message };
      await ask(`${origin}/api/connections`, { method: "POST", cookie, body });
      return `${by} ${profiles[to]}`;
    },
    times: async (origin, names) => {
      const found: number[] = [];
      for (const name of names) {
        const [by = "", profile = ""] = name.split(" ");
        const cookie = inviters[Number(by)]?.cookie ?? "";
        const url = `${origin}/api/connections/with/cofounder/${profile}`;
        found.push((await read<ConnectionWith>(url, { cookie })).is === "invited" ? 1 : 0);
      }
      return found;
    },
  });
}

function uploads({ inviters }: People): Ledger {
  const bytesOf = (number: number) => pdf(`${number}. `.repeat(20_000));
  const sent = new Map<string, number>();
  const cookieOf = (number: number) => inviters[number % inviters.length]?.cookie ?? "";
  return appending({
    kind: "upload",
    send: async (origin, number) => {
      const cookie = cookieOf(number);
      const place = { method: "POST", cookie };
      const { uploadURL } = await ask<UploadAddress>(`${origin}/api/projects/upload`, place);
      const file = bytesOf(number);
      await ask(origin + uploadURL, { method: "PUT", cookie, body: file.bytes, headers: headersOf(file) });
      const name = uploadURL.replace(/\?.*/, "");
      sent.set(name, number);
      return name;
    },
    times: async (origin, names) => {
      const found: number[] = [];
      for (const name of names) {
        const number = sent.get(name) ?? 0;
        const answer = await insist(origin + name, { headers: { cookie: cookieOf(number) } });
        found.push(bytesOf(number).bytes.equals(Buffer.from(await answer.arrayBuffer())) ? 1 : 0);
      }
      return found;
    },
  });
}

/** Who has signed out stays so. */
function signOuts({ leaving }: People): Ledger {
  return appending({
    kind: "sign-out",
    send: async (origin, number) => {
      const cookie = leaving[number];
      if (cookie === undefined) throw new Refused("everybody has signed out");
      await ask(`${origin}/api/auth/sign-out`, { method: "POST", cookie });
      return cookie;
    },
    times: async (origin, cookies) => {
      const found: number[] = [];
      for (const cookie of cookies) {
        const answer = await insist(`${origin}/api/account`, { headers: { cookie } });
        await answer.body?.cancel();
        found.push(answer.status === 401 ? 1 : 0);
      }
      return found;
    },
  });
}
