import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { notificationList } from "@khamt/contract";
import { testKeys } from "../../../test/app.ts";
import { addUser } from "../../../test/rows.ts";
import { testServer } from "../../../test/test-server.ts";
import type { QueuedEmail } from "../../platform/mail/mail.ts";
import { notify } from "./notify.ts";
import { sendNotificationEmails } from "./send-emails.ts";

const server = testServer();

test("letters of what one member does and undoes again and again stop after twenty a day; the bell goes on, and so do those of others", async () => {
  const me = await addUser(server.db, { isEmailVerified: true });
  const friend = await addUser(server.db);
  const headers = { cookie: await server.signIn(me) };
  const letters: QueuedEmail[] = [];
  const post = async (letter: QueuedEmail) => void letters.push(letter);
  const tell = (actorId: string) =>
    server.db.transaction((tx) =>
      notify(
        { tx, live: { publish: async () => {} }, post, now: server.clock.now() },
        { to: me, kind: "office-hours", subjectId: randomUUID(), data: { actorId, text: "booked" } },
      ),
    );
  const send = () => sendNotificationEmails({ db: server.db, post, keys: testKeys, now: server.clock.now() });
  for (let time = 0; time < 22; time += 1) {
    await tell(friend);
    await send();
  }
  expect(letters).toHaveLength(20);
  const bell = await server.get("/api/notifications", headers);
  expect(notificationList.parse(bell.json()).unread).toBe(22);
  const other = await addUser(server.db);
  await tell(other);
  await send();
  expect(letters).toHaveLength(21);
  server.clock.pass({ days: 1, minutes: 1 });
  await tell(friend);
  await send();
  expect(letters).toHaveLength(22);
});
