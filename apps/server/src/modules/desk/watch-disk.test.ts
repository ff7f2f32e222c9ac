import { expect, test } from "vitest";
import { type DeskWaiting, notificationList } from "@khamt/contract";
import { type Account, addAccount } from "../../../test/account.ts";
import { testServer } from "../../../test/test-server.ts";
import { publish } from "../../platform/live/live.ts";
import { notifications } from "../../platform/db/schema/index.ts";
import { watchDisk } from "./watch-disk.ts";

const server = testServer();
const gigabyte = 1024 ** 3;
const lines: string[] = [];

async function look(left: number): Promise<void> {
  const askDisk = async () => ({ bsize: 1, bavail: left * gigabyte, blocks: 40 * gigabyte });
  await watchDisk({
    db: server.db,
    live: { publish },
    post: async () => {},
    now: server.clock.now(),
    disk: { dataDir: "/srv/khamt", askDisk },
    warn: (line) => void lines.push(line),
  });
}

const signIn = async ({ id }: Account) => ({ cookie: await server.signIn(id) });
const waiting = async (by: Account) =>
  (await server.get("/api/manage/waiting", await signIn(by))).json<DeskWaiting>();
const bell = async (by: Account) =>
  notificationList.parse((await server.get("/api/notifications", await signIn(by))).json()).items;

test("R46 a disk that is nearly full is told in the log each time, under the bell once a day, and on the desk for as long as it is", async () => {
  const boss = await addAccount(server, { role: "admin" });
  const saran = await addAccount(server);
  await look(3);
  expect([lines, await bell(boss), await waiting(boss)]).toEqual([[], [], []]);
  await look(1);
  expect(await bell(boss)).toMatchObject([{ kind: "trouble", state: "disk", isRead: false }]);
  expect(await waiting(boss)).toEqual([{ task: "disk", count: 1, programme: null }]);
  expect([await bell(saran), await waiting(saran)]).toEqual([[], []]);
  await server.db.update(notifications).set({ readAt: server.clock.now() });
  server.clock.pass({ minutes: 60 });
  await look(1);
  expect(lines).toHaveLength(2);
  expect(await bell(boss)).toMatchObject([{ isRead: true }]);
  server.clock.pass({ minutes: 23 * 60 });
  await look(1);
  expect(await bell(boss)).toMatchObject([{ isRead: false }]);
  // There is room again.
  server.clock.pass({ minutes: 120 });
  await look(3);
  expect(await waiting(boss)).toEqual([]);
});
