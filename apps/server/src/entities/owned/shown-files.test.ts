import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshServer } from "../../../test/test-server.ts";
import { filledForms } from "../../../test/forms.ts";
import { type Member, signInMember } from "../../../test/member.ts";
import { addFile } from "../../../test/rows.ts";
import { files } from "../../platform/db/schema/index.ts";

const server = freshServer();

async function stored(member: Member | undefined, key: string, fields: object = {}): Promise<string> {
  return addFile(server.db, { key: `0000-000-${key}`, userId: member?.id ?? null, ...fields });
}

async function isFree(address: string): Promise<boolean> {
  const [row] = await server.db
    .select()
    .from(files)
    .where(eq(files.key, address.replace("/files/", "")));
  return row?.freeSince !== null;
}

const pdf = { type: "application/pdf", name: "plan.pdf" };

test("a profile keeps the files that it shows; one that it leaves is free, unless another profile shows it", async () => {
  const member = await signInMember(server);
  const [face, plan, draft] = [
    await stored(member, "face"),
    await stored(member, "plan", pdf),
    await stored(member, "draft", pdf),
  ];
  const company = await member.make("company", { logoUrl: face, projectFiles: [plan, draft, plan] });
  expect(company).toMatchObject({ logoUrl: face, projectFiles: [plan, draft] });
  const person = await member.make("cofounder", { profileImageUrl: face });
  expect(await Promise.all([face, plan, draft].map(isFree))).toEqual([false, false, false]);
  const edited = await member.edit("company", company, { logoUrl: null, projectFiles: [plan] });
  expect(await Promise.all([face, plan, draft].map(isFree))).toEqual([false, false, true]);
  await member.delete("company", edited.id);
  expect(await Promise.all([face, plan].map(isFree))).toEqual([false, true]);
  await member.edit("cofounder", person, { profileImageUrl: null });
  expect(await isFree(face)).toBe(true);
});

test("R15 a file that is no stored file of the member, or no picture where one belongs, is refused by its field", async () => {
  const member = await signInMember(server);
  const plan = await stored(member, "plan", pdf);
  const theirs = await stored(await signInMember(server), "theirs");
  const waiting = await stored(member, "waits", { state: "pending" });
  const nobodys = await stored(undefined, "nobody");
  const unknown = "/files/00000000-unknown";
  for (const address of [theirs, waiting, nobodys, unknown, plan]) {
    const logo = await member.post("company", { ...filledForms.company, logoUrl: address });
    expect(logo.json(), address).toMatchObject({ error: "invalid-parameter", parameter: "logoUrl" });
    const face = await member.post("cofounder", { ...filledForms.cofounder, profileImageUrl: address });
    expect(face.json(), address).toMatchObject({ error: "invalid-parameter", parameter: "profileImageUrl" });
    if (address === plan) continue;
    const list = await member.post("company", { ...filledForms.company, projectFiles: [plan, address] });
    expect(list.json(), address).toMatchObject({ error: "invalid-parameter", parameter: "projectFiles" });
  }
  expect((await member.get("/api/my-company-profiles")).json()).toEqual([]);
  expect(await Promise.all([plan, theirs].map(isFree))).toEqual([true, true]);
});
