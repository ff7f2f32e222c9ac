import { expect, test } from "vitest";
import { testServer } from "../../../test/test-server.ts";
import { addFile, addUser } from "../../../test/rows.ts";

const server = testServer();

test("a member lists the own files that have arrived, the newest first, and nobody else's", async () => {
  const { db } = server;
  const [me, other] = [await addUser(db), await addUser(db)];
  await addFile(db, { key: "00000000-first", userId: me, name: "Төлөвлөгөө.pdf", bytes: 7 });
  await addFile(db, { key: "00000000-later", userId: me, createdAt: new Date("2026-05-05T00:00:00.000Z") });
  await addFile(db, { key: "00000000-waits", userId: me, state: "pending" });
  await addFile(db, { key: "00000000-other", userId: other });
  const answer = await server.get("/api/my-files", { cookie: await server.signIn(me) });
  expect(answer.json()).toEqual([
    { url: "/files/00000000-later", name: "photo.png", type: "image/png", bytes: 1 },
    { url: "/files/00000000-first", name: "Төлөвлөгөө.pdf", type: "image/png", bytes: 7 },
  ]);
});
