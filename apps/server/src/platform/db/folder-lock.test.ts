import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Child, startChild } from "../../../test/child.ts";
import { StartError } from "../start-error.ts";
import { lockFolder } from "./folder-lock.ts";

const HOLD_LOCK = new URL("../../../test/programs/hold-lock.ts", import.meta.url);

let root: string;
let folder: string;
let children: Child[];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "khamt-lock-"));
  folder = root;
  children = [];
});

afterEach(async () => {
  for (const child of children) child.process.kill("SIGKILL");
  await Promise.all(children.map((child) => child.exit()));
  rmSync(root, { recursive: true, force: true });
});

function hold(address = ""): Child {
  const child = startChild(HOLD_LOCK, [folder, address]);
  children.push(child);
  return child;
}

async function refusal(): Promise<StartError> {
  const error = await lockFolder(folder, "db").catch((reason: unknown) => reason);
  if (error instanceof StartError) return error;
  throw new Error("the folder was not refused");
}

describe("R39 a data folder belongs to one process", () => {
  test("a second process is refused within a second and told who holds it", async () => {
    const holder = hold("http://localhost:3000");
    await holder.line("held");
    const start = performance.now();
    const error = await refusal();
    expect(performance.now() - start).toBeLessThan(1000);
    expect(error.code).toBe("data-folder-in-use");
    expect(error.message).toContain(`process ${holder.process.pid} at http://localhost:3000, since 2`);
  });

  test("the lock of a killed process is free at once", async () => {
    const holder = hold();
    await holder.line("held");
    holder.process.kill("SIGKILL");
    await holder.exit();
    const start = performance.now();
    const lock = await lockFolder(folder, "db");
    expect(performance.now() - start).toBeLessThan(1000);
    lock.release();
  });

  test("of four processes at once exactly one gets it, again after the winner is killed", async () => {
    for (let round = 0; round < 3; round += 1) {
      const rivals = [hold(), hold(), hold(), hold()];
      const answers = await Promise.all(
        rivals.map((rival) => Promise.race([rival.line("held"), rival.line("refused")])),
      );
      expect(answers.filter((answer) => answer.startsWith("held"))).toHaveLength(1);
      for (const rival of rivals) rival.process.kill("SIGKILL");
      await Promise.all(rivals.map((rival) => rival.exit()));
    }
  });

  test("a second lock in the same process is refused until the first is released", async () => {
    const lock = await lockFolder(folder, "db");
    expect((await refusal()).message).toContain(`process ${process.pid}, since`);
    lock.release();
    (await lockFolder(folder, "db")).release();
  });

  test("a path longer than a socket's name may be is locked as well", async () => {
    folder = path.join(folder, "a".repeat(120), "b".repeat(120));
    mkdirSync(folder, { recursive: true });
    const holder = hold();
    await holder.line("held");
    expect((await refusal()).code).toBe("data-folder-in-use");
  });

  test("a spoiled note about the holder does not hide that there is one", async () => {
    const holder = hold();
    await holder.line("held");
    writeFileSync(path.join(folder, "db.holder.json"), "{");
    expect((await refusal()).message).toContain("in use by another process");
  });

  test("a folder that cannot be written is not a folder in use", async () => {
    folder = path.join(folder, "missing");
    expect((await refusal()).code).toBe("data-folder-not-writable");
  });
});
