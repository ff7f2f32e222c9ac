import { randomUUID } from "node:crypto";
import type { DecisionMade, ReportCase } from "@khamt/contract";
import { afterEach, beforeEach, expect } from "vitest";
import { type TestApp, testConfig, testKeys } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { addPerson, notificationsOf, type Person } from "../../../test/people.ts";
import { sendNotificationEmails } from "../notifications/index.ts";

export const contactEmail = "operator@khamt.test";

export let server: TestApp;

export let admin: Person;

export let bat: Person;

export let sara: Person;

export async function report(by: Person, kind: string, id: string, text = "Asks for money"): Promise<string> {
  const input = { clientId: randomUUID(), subject: { kind, id }, reason: "scam", text };
  const answer = await by.post("/api/reports", input);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ id: string }>().id;
}

export const reportSara = (by: Person) => report(by, "cofounder", sara.profile.id);

export const cases = async () => (await admin.get("/api/admin/reports")).json<ReportCase[]>();

export const log = async () => (await admin.get("/api/admin/decisions")).json<DecisionMade[]>();

export const news = (person: Person = sara) => notificationsOf(person);

export async function decide(id: string, action: "dismiss" | "uphold", body: object = { rule: "no-fraud" }) {
  const answer = await admin.post(`/api/admin/reports/${id}/${action}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Those that leave now, as the job would send them. */
export async function letters() {
  const sent: Parameters<Parameters<typeof sendNotificationEmails>[0]["post"]>[0][] = [];
  await sendNotificationEmails({
    db: server.db,
    post: async (letter) => void sent.push(letter),
    keys: testKeys,
    contactEmail,
    now: server.clock.now(),
  });
  return sent;
}

/** Registers what stands before and after each test of a file. */
export function useModeration(): void {
  server = testServer({ config: { ...testConfig, contactEmail } });
  beforeEach(async () => {
    admin = await addPerson(server, { role: "admin" });
    bat = await addPerson(server);
    sara = await addPerson(
      server,
      {},
      {
        lastName: "Дорж",
        bio: `I sell <b>gold</b> ${"b".repeat(90)}`,
        skills: ["React"],
        expertise: ["SaaS"],
      },
    );
  });
  afterEach(() => server.reset());
}
