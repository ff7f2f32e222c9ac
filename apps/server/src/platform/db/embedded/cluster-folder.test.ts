import { expect, test } from "vitest";
import { notCreated } from "./cluster-folder.ts";

test("a database that could not be created says where, and why only in words", () => {
  const check = "Check the disk's free space and this user's write access.";
  expect(notCreated("/data/db", { name: "ErrnoError", errno: 51 }).message).toBe(
    `The database could not be created in /data/db. ${check}`,
  );
  expect(notCreated("/data/db", new Error("the thread ended with 1")).message).toBe(
    `The database could not be created in /data/db: the thread ended with 1. ${check}`,
  );
});
