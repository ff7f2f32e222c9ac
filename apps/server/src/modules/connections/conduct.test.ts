import type { Connection, ConnectionQuota } from "@khamt/contract";
import { expect, test } from "vitest";
import { testConfig } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { addPerson, invite, type Person } from "../../../test/people.ts";
import { readConfig } from "../../settings/read-config.ts";
import { publish } from "../../platform/live/live.ts";
import { usualConduct } from "../../platform/conduct.ts";
import { keepInvitations } from "./remind.ts";
import { refusal } from "./set-up-connections.ts";

const { conduct } = readConfig({
  INVITATIONS_A_WEEK: "3",
  OPEN_INVITATIONS_NEW: "1",
  NEW_ACCOUNT_DAYS: "2",
  INVITATION_DAYS: "4",
  INVITATION_REST_DAYS: "0",
});
const server = freshServer({ config: { ...testConfig, conduct } });

const quota = async (person: Person) => (await person.get("/api/connections/quota")).json<ConnectionQuota>();

test("what the operator sets stands in the counter, and is what the server holds to", async () => {
  const bat = await addPerson(server);
  for (const left of [3, 2, 1]) {
    expect(await quota(bat)).toMatchObject({ left, of: 3, mostOpen: null });
    await invite(bat, await addPerson(server));
  }
  expect(await quota(bat)).toMatchObject({ left: 0, of: 3 });
  expect(await refusal(bat, await addPerson(server))).toBe("invitations-used");
});

test("an account is new for as long as the operator says, and may have as many invitations open", async () => {
  const fresh = await addPerson(server, { createdAt: server.clock.now() });
  expect((await quota(fresh)).mostOpen).toBe(1);
  await invite(fresh, await addPerson(server));
  expect(await refusal(fresh, await addPerson(server))).toBe("too-many-open-invitations");
  server.clock.pass({ days: 2, minutes: 1 });
  expect((await quota(fresh)).mostOpen).toBeNull();
});

test("an invitation waits, and the sender rests, for as many days as the operator says", async () => {
  const [bat, sara, tuya] = [await addPerson(server), await addPerson(server), await addPerson(server)];
  const { id, createdAt, expiresAt } = await invite(bat, sara);
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(4 * 86_400_000);
  const taken = await invite(bat, tuya);
  await bat.post(`/api/connections/${taken.id}/withdraw`);
  await invite(bat, tuya);
  server.clock.pass({ days: 4, minutes: 1 });
  await keepInvitations({
    db: server.db,
    live: { publish },
    post: undefined,
    now: server.clock.now(),
    conduct,
  });
  const list = (await bat.get("/api/connections?tab=sent")).json<{ items: Connection[] }>();
  expect(list.items.find((each) => each.id === id)?.state).toBe("expired");
});

test("where the operator sets nothing, the usual numbers count", () => {
  expect(readConfig({}).conduct).toEqual(usualConduct);
  expect(usualConduct).toMatchObject({ invitationsAWeek: 20, invitationDays: 14, openInvitationsNew: 5 });
});
