import { expect, test } from "vitest";
import { freshServer } from "../../../test/test-server.ts";
import { act, addPerson, connect, invite, type Person } from "../../../test/people.ts";

type Row = Record<string, unknown>;

const server = freshServer();

async function exportOf(person: Person): Promise<{ text: string; data: Record<string, Row[]> }> {
  const answer = await person.post("/api/account/export", { password: "-" });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers["content-type"]).toContain("application/json");
  expect(answer.body, "in lines that a person can read").toMatch(
    /^\{\n {2}"exportedAt": "\d{4}-.*,\n {2}"data": \{\n {4}"/,
  );
  const { data } = answer.json<{ data: Record<string, Row[]> }>();
  return { text: JSON.stringify(data), data };
}

test("R44: an export tells nothing of what the other side did in private, and nobody's account but one's own", async () => {
  const [bat, sara] = [await addPerson(server), await addPerson(server)];
  const sent = await invite(bat, sara);
  await act(sara, sent, "not-now");
  const shown = (await bat.get("/api/connections?tab=sent")).json<{ items: Row[] }>().items[0];
  await bat.post("/api/blocks", { subject: (await addPerson(server)).profile });
  const { text, data } = await exportOf(bat);
  expect(data["connections"]).toMatchObject([{ state: shown?.["state"], receiver: sara.name }]);
  for (const secret of [sara.id, "set-aside", "viewedAt", "blockedId"]) expect(text).not.toContain(secret);
});

test("R44: an export begins with the account, and says of a conversation whom it is with", async () => {
  const [bat, sara] = [await addPerson(server), await addPerson(server)];
  await connect(bat, sara);
  await connect(bat, await addPerson(server));
  const { data } = await exportOf(sara);
  expect(Object.keys(data)[0]).toBe("users");
  expect(data["conversation_members"]).toMatchObject([{ with: bat.name }]);
});

test("R44: an export has what a member asked, refused and said where the row is somebody else's", async () => {
  const [bat, sara] = [await addPerson(server), await addPerson(server)];
  const sent = await invite(bat, sara);
  await act(sara, sent, "ask", { text: "Why felt, and why now?" });
  await act(bat, sent, "answer", { text: "Because of the winter" });
  await act(sara, sent, "decline", { reason: "no-time", text: "My hands are full" });
  const { text, data } = await exportOf(sara);
  expect(data["connections_received"]).toMatchObject([
    {
      sender: bat.name,
      state: "declined",
      asked: [{ question: "Why felt, and why now?" }],
      declineReason: "no-time",
      declineText: "My hands are full",
    },
  ]);
  expect(text).not.toContain(bat.id);
  // The answer is the sender's; that it came is in what the receiver was told.
  expect(JSON.stringify(data["connections_received"])).not.toContain("Because of the winter");
});
