import { describe, expect, test } from "vitest";
import { now } from "../../test/app.ts";
import { testServer } from "../../test/test-server.ts";
import { addUser } from "../../test/rows.ts";
import { createKeys } from "../platform/auth/keys.ts";
import { usualConduct } from "../platform/conduct.ts";
import { sessions } from "../platform/db/schema/index.ts";
import { scheduledJobs } from "./start-jobs.ts";

const server = testServer();

const emailJobs = ["send-letters", "send-digests", "remind-invited", "send-desk"];
const jobNames = [
  "sweep-expired",
  "sweep-files",
  "delete-accounts",
  "forget-unclaimed",
  "tell-unread",
  "tend-listings",
  "keep-invitations",
  "watch-matches",
  "watch-searches",
  "recheck-domains",
  "rank-activity",
  "ask-silent",
  "end-sanctions",
  "sweep-evidence",
  "tell-announcements",
  "keep-introductions",
  "remind-jurors",
  "tell-rounds",
  "tend-events",
  "tend-office-hours",
  "sweep-deliveries",
  "keep-figures",
  "tell-failures",
  "watch-disk",
  ...emailJobs,
];

function jobs({ hasMail = true } = {}) {
  const { db, storage, matching } = server;
  const post = hasMail ? async () => {} : undefined;
  const keys = createKeys("a secret of the tests, long enough for a key");
  const lookUp = async () => ({ TXT: [], A: [], CNAME: [], MX: [] });
  return scheduledJobs({
    db,
    storage,
    matching,
    keys,
    lookUp,
    site: { contactEmail: async () => undefined },
    conduct: usualConduct,
    post,
    later: undefined,
    disk: { dataDir: "/srv/khamt", askDisk: async () => ({ bavail: 0, blocks: 0, bsize: 0 }) },
    warn: () => {},
  });
}

describe("what runs by the clock", () => {
  test("has a name of its own each, and writes letters only with a mail server", () => {
    const names = jobs().map(({ name }) => name);
    expect(names).toEqual(jobNames);
    expect(new Set(names).size).toBe(names.length);
    expect(
      jobs({ hasMail: false })
        .map(({ name }) => name)
        .concat(emailJobs)
        .toSorted(),
    ).toEqual(names.toSorted());
  });

  test("takes the time from its caller: a session ends by that clock, not by the machine's", async () => {
    const userId = await addUser(server.db);
    await server.signIn(userId);
    const sweep = jobs().find(({ name }) => name === "sweep-expired");
    await sweep?.run(now);
    expect(await server.db.$count(sessions)).toBe(1);
    await sweep?.run(new Date(now.getTime() + 31 * 86_400_000));
    expect(await server.db.$count(sessions)).toBe(0);
  });

  test.each(jobNames)("does %s where there is nothing to do", async (name) => {
    await expect(
      jobs()
        .find((each) => each.name === name)
        ?.run(now),
    ).resolves.not.toThrow();
  });
});
