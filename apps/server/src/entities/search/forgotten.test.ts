import { expect, test } from "vitest";
import { freshServer } from "../../../test/test-server.ts";
import { type Member, signInMember } from "../../../test/member.ts";
import { searchWords } from "../../platform/db/schema/index.ts";
import { eraseDue } from "../personal-data/erase.ts";
import { noLetters } from "../../../test/rows.ts";

const server = freshServer();

const known = async () => (await server.db.select().from(searchWords)).map(({ word }) => word);
const makeIdea = (member: Member, title: string) => member.make("idea", { title });

test("R45: words of an earlier version are forgotten when they are edited away, but not while others say them", async () => {
  const [bat, sara] = [await signInMember(server), await signInMember(server)];
  const idea = await makeIdea(bat, "Zxvoldemortq");
  await makeIdea(sara, "Qwyrrlex");
  await bat.edit("idea", await bat.edit("idea", idea, { title: "Qwyrrlex" }), { title: "Wolf" });
  expect(await known()).not.toContain("zxvoldemortq");
  expect(await known()).toContain("qwyrrlex");
});

test("R45: words of what hides are forgotten, come back with it, and go with the account", async () => {
  const bat = await signInMember(server);
  await makeIdea(bat, "Zxvoldemortq");
  const hide = (isListed: boolean) =>
    server.call({
      method: "PATCH",
      url: "/api/account",
      headers: { cookie: cookies },
      payload: { privacy: { isListed } },
    });
  const cookies = await server.signIn(bat.id);
  expect(await known()).toContain("zxvoldemortq");
  await hide(false);
  expect(await known()).not.toContain("zxvoldemortq");
  await hide(true);
  expect(await known()).toContain("zxvoldemortq");
  await server.post("/api/account/delete", { password: "-" }, { cookie: cookies });
  expect(await known()).not.toContain("zxvoldemortq");
  server.clock.pass({ days: 31 });
  expect(await eraseDue(server.db, { now: server.clock.now(), ...noLetters })).toBe(1);
  expect(await known()).not.toContain("zxvoldemortq");
});
