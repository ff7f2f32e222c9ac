import { describe, expect, test } from "vitest";
import { entityKinds } from "@khamt/contract/vocabulary";
import { now } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { ownCalls } from "../../../test/forms.ts";
import { type Member, signInMember } from "../../../test/member.ts";
import { drafts } from "../../platform/db/schema/index.ts";

const server = freshServer();

const nothing = { fields: null, editedAt: null };
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

async function save(member: Member, form: string, draft: { fields: object; editedAt: string }) {
  const answer = await member.call("PUT", `/api/drafts/${form}`, draft);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ fields: object; editedAt: string }>();
}
const read = async (member: Member, form: string) => (await member.get(`/api/drafts/${form}`)).json<object>();

describe("a draft", () => {
  test("is kept as it stands, right or wrong, for its member only, until it is forgotten", async () => {
    const [member, other] = [await signInMember(server), await signInMember(server)];
    const draft = {
      fields: {
        title: "  <b>Ноолуур 👩‍🚀 ",
        skills: ["", "x".repeat(9000)],
        age: "abc",
        preferences: { a: null },
      },
      editedAt: at(0),
    };
    expect(await read(member, "idea/new")).toEqual(nothing);
    expect(await save(member, "idea/new", draft)).toEqual(draft);
    expect(await read(member, "idea/new")).toEqual(draft);
    expect(await read(member, `idea/${uuid(1)}`)).toEqual(nothing);
    expect(await read(other, "idea/new")).toEqual(nothing);
    await other.call("DELETE", "/api/drafts/idea/new");
    expect(await read(member, "idea/new")).toEqual(draft);
    expect((await member.call("DELETE", "/api/drafts/idea/new")).json()).toEqual(nothing);
    expect(await read(member, "idea/new")).toEqual(nothing);
  });

  test("of several devices is the one typed last, whatever order they arrive in, and each is told which is kept", async () => {
    const member = await signInMember(server);
    const typed = [3, 9, 1, 7, 2, 8].map((second) => ({ fields: { second }, editedAt: at(second) }));
    const kept = [];
    for (const draft of typed) kept.push((await save(member, "company/new", draft)).fields);
    expect(kept).toEqual([3, 9, 9, 9, 9, 9].map((second) => ({ second })));
    await Promise.all(typed.map((draft) => save(member, "project/new", draft)));
    expect(await read(member, "project/new")).toEqual({ fields: { second: 9 }, editedAt: at(9) });
  });

  test("from a device whose clock is days ahead gives way to what is typed a minute later", async () => {
    const member = await signInMember(server);
    const ahead = await save(member, "idea/new", { fields: { from: "ahead" }, editedAt: at(300_000) });
    expect(ahead).toEqual({ fields: { from: "ahead" }, editedAt: at(60) });
    server.clock.pass({ seconds: 61 });
    expect(await save(member, "idea/new", { fields: { from: "right" }, editedAt: at(61) })).toMatchObject({
      fields: { from: "right" },
    });
  });

  test("makes room for newer ones: a member has twenty at most", async () => {
    const [member, other] = [await signInMember(server), await signInMember(server)];
    await save(other, "idea/new", { fields: { other: true }, editedAt: at(-1000) });
    const numbers = Array.from({ length: 23 }, (_, number) => number);
    await Promise.all(
      numbers.map((number) =>
        save(member, `idea/${uuid(number)}`, { fields: { number }, editedAt: at(number) }),
      ),
    );
    expect(await save(member, "cofounder/new", { fields: { late: true }, editedAt: at(-1) })).toEqual(
      nothing,
    );
    const kept = await Promise.all(numbers.map((number) => read(member, `idea/${uuid(number)}`)));
    expect(kept.map((each) => "fields" in each && each.fields !== null)).toEqual(
      numbers.map((number) => number >= 3),
    );
    expect(await read(other, "idea/new")).toMatchObject({ fields: { other: true } });
    expect(await server.db.$count(drafts)).toBe(21);
  });

  test("that is too large is refused in words", async () => {
    const member = await signInMember(server);
    const draft = (length: number) => ({ fields: { bio: "ү".repeat(length) }, editedAt: at(0) });
    await save(member, "cofounder/new", draft(200_000));
    const answer = await member.call("PUT", "/api/drafts/cofounder/new", draft(300_000));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      error: "payload-too-large",
      message: expect.stringMatching(/^The request is too large\. Shorten/),
    });
    expect(await read(member, "cofounder/new")).toEqual(draft(200_000));
  });

  test.each(entityKinds)("of a %s is gone once it is published, and so is that of an edit", async (kind) => {
    const member = await signInMember(server);
    if (kind === "project") await member.make("company");
    const draft = { fields: { title: "Half" }, editedAt: at(0) };
    await save(member, `${kind}/new`, draft);
    await save(member, "idea/new", draft);
    const made = await member.make(kind);
    expect(await read(member, `${kind}/new`)).toEqual(nothing);
    expect(await read(member, "idea/new")).toEqual(kind === "idea" ? nothing : draft);

    await save(member, `${kind}/${made.id}`, draft);
    const stale = await member.put(kind, { ...made, updatedAt: at(-1) }, made);
    expect(stale.statusCode).toBe(409);
    expect(await read(member, `${kind}/${made.id}`)).toEqual(draft);
    const pause = `${ownCalls[kind].url}/${made.id}?keeps=draft&version=${made.updatedAt}`;
    const paused = (await member.call("PUT", pause, { ...made, isPublished: false })).json<typeof made>();
    expect(paused["isPublished"]).toBe(false);
    expect(await read(member, `${kind}/${made.id}`)).toEqual(draft);
    await member.edit(kind, paused, { [ownCalls[kind].words]: "Шинэ" });
    expect(await read(member, `${kind}/${made.id}`)).toEqual(nothing);
    await save(member, `${kind}/${made.id}`, draft);
    await member.delete(kind, made.id);
    expect(await read(member, `${kind}/${made.id}`)).toEqual(nothing);
  });
});
