import { afterEach, expect, test, vi } from "vitest";
import { testConfig } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { buildApp } from "../../app.ts";
import type { AskDisk } from "../../platform/storage/free-space.ts";

const askDisk = vi.fn<AskDisk>();
const gigabyte = 1024 ** 3;
/** What is left of a disk of that size. */
const disk = (left: number, size: number): Awaited<ReturnType<AskDisk>> => ({
  bsize: 4096,
  bavail: left / 4096,
  blocks: size / 4096,
});

const server = testServer();
afterEach(() => askDisk.mockReset());

async function readiness(): Promise<number> {
  const app = await buildApp({ db: server.db, config: { ...testConfig, dataDir: "/srv/khamt" }, askDisk });
  const { statusCode } = await app.inject("/readyz");
  await app.close();
  return statusCode;
}

test.each([
  ["nothing", 0, 10 * gigabyte],
  ["sixty megabytes", 0.06 * gigabyte, gigabyte],
  ["half a per cent", 5 * gigabyte, 1000 * gigabyte],
])("R46 a server whose disk has %s left is not ready, and lives", async (_what, left, size) => {
  askDisk.mockResolvedValue(disk(left, size));
  expect(await readiness()).toBe(503);
  expect((await server.get("/healthz")).statusCode).toBe(200);
});

test("R46 it is ready with room, and where the disk can't be asked", async () => {
  askDisk.mockResolvedValue(disk(gigabyte, 10 * gigabyte));
  expect(await readiness()).toBe(200);
  expect(askDisk).toHaveBeenCalledWith("/srv/khamt");
  askDisk.mockRejectedValue(new Error("ENOSYS"));
  expect(await readiness()).toBe(200);
  askDisk.mockResolvedValue(disk(0, 0));
  expect(await readiness()).toBe(200);
});

test("R46 however often it is asked, readiness is proven once a second", async () => {
  askDisk.mockResolvedValue(disk(gigabyte, 10 * gigabyte));
  const app = await buildApp({ db: server.db, config: { ...testConfig, dataDir: "/srv/khamt" }, askDisk });
  await Promise.all(Array.from({ length: 50 }, () => app.inject("/readyz")));
  expect(askDisk).toHaveBeenCalled();
  expect(askDisk.mock.calls.length).toBeLessThan(25);
  await app.close();
});

test("R46 it says whether matches are found already, and is ready without", async () => {
  const app = await buildApp({ db: server.db, config: testConfig, matching: server.matching });
  const readiness = async () => (await app.inject("/readyz")).json();
  expect(await readiness()).toEqual({ status: "ready", matching: "getting-ready" });
  await server.matching.upToDate();
  expect(await readiness()).toEqual({ status: "ready", matching: "ready" });
  await app.close();
});
