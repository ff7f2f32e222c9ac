import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testKeys } from "../../test/app.ts";
import { openTestDatabase, type TestDatabase } from "../../test/database.ts";
import { WaitError } from "../platform/http/http-error.ts";
import { type Email, MailError, type QueuedEmail } from "../platform/mail/mail.ts";
import { type Jobs, openJobs } from "./jobs.ts";
import { openMailQueue } from "./mail-queue.ts";
import { openNewsQueue } from "./news-queue.ts";
import { openSecretQueue } from "./secret-queue.ts";

let database: TestDatabase;
let jobs: Jobs;
const warnings: string[] = [];
const letter: QueuedEmail = { kind: "password-changed", to: "member@example.test", language: "en" };

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = await openJobs({ database, warn: (line) => warnings.push(line), pause: 0.5 });
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

test("R40 fault 7: a letter waits while the mail server is down, and is then sent as the same letter", async () => {
  const tried: Email[] = [];
  const { promise: sent, resolve } = Promise.withResolvers<void>();
  const send = async (each: Email) => {
    tried.push(each);
    if (tried.length < 3) throw new MailError("down");
    resolve();
  };
  const post = await openMailQueue({
    jobs,
    mail: { send },
    warn: () => {},
    retry: { times: 5, seconds: 0 },
  });
  await expect(
    database.db.transaction(async (transaction) => {
      await post({ ...letter, to: "nobody@example.test" }, transaction);
      throw new Error("the change fails");
    }),
  ).rejects.toThrow("the change fails");
  await database.db.transaction((transaction) => post(letter, transaction));
  await sent;
  expect(tried).toEqual([expect.objectContaining(letter), tried[0], tried[0]]);
  expect(tried[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
  // Said once, though it went on.
  expect(warnings).toEqual(["jobs: mail failed: down"]);
});

test("a link to a new password goes before the invitations that wait", async () => {
  const tried: string[] = [];
  const all = Promise.withResolvers<void>();
  const send = async ({ to }: Email) => {
    tried.push(to);
    if (tried.length === 3) all.resolve();
  };
  const own = await openJobs({ database, warn: () => {}, pause: 3600 });
  try {
    const later = await openSecretQueue({
      jobs: own,
      mail: { send },
      keys: testKeys,
      clock: () => new Date(),
      warn: () => {},
    });
    const invitation = {
      kind: "account-invitation",
      language: "mn",
      token: "t",
      days: 14,
      programme: null,
    } as const;
    await database.db.transaction(async (transaction) => {
      for (const to of ["one@example.test", "two@example.test"])
        await later({ ...invitation, to }, 20_160, transaction);
      const link = { kind: "password-reset", language: "mn", token: "t", minutes: 30 } as const;
      await later({ ...link, to: "waits@example.test" }, 30, transaction);
    });
    await all.promise;
    expect(tried[0]).toBe("waits@example.test");
  } finally {
    await own.stop();
  }
});

test("a letter with a link is tried for half a day, as every other is, and leaves within minutes of the mail server's return", async () => {
  const mail = { send: async () => {} };
  await openSecretQueue({ jobs, mail, keys: testKeys, clock: () => new Date(), warn: () => {} });
  await openMailQueue({ jobs, mail, warn: () => {} });
  const { rows } = await database.db.execute<{ hours: number; longest: number }>(
    sql`select retry_delay_max as longest, (select sum(least(retry_delay * 2 ^ each, retry_delay_max)) / 3600
          from generate_series(0, retry_limit - 1) each)::real as hours
        from pgboss.queue where name in ('mail', 'secret-mail')`,
  );
  expect(rows.map(({ hours, longest }) => hours >= 12 && longest <= 300)).toEqual([true, true]);
});

test("R40 fault 7: a code waits sealed while the mail server is down, and is not sent once it opens nothing", async () => {
  const tried: Email[] = [];
  const { promise: sent, resolve } = Promise.withResolvers<void>();
  const { promise: looked, resolve: look } = Promise.withResolvers<void>();
  const send = async (each: Email) => {
    await looked;
    tried.push(each);
    if (tried.length < 2) throw new MailError("down");
    resolve();
  };
  const later = await openSecretQueue({
    jobs,
    mail: { send },
    keys: testKeys,
    clock: () => new Date(),
    warn: () => {},
    retry: { times: 5, seconds: 0 },
  });
  const code = {
    kind: "code",
    to: "late@example.test",
    language: "en",
    code: "CANARY",
    minutes: 10,
  } as const;
  await later(code, 10);
  const { rows } = await database.db.execute(
    sql`select data::text from pgboss.job where name = 'secret-mail'`,
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/CANARY|example\.test/);
  look();
  await later({ ...code, to: "too-late@example.test" }, 0);
  await sent;
  expect(tried).toEqual([expect.objectContaining(code), tried[0]]);
});

test("what is sent with one change waits for no look", async () => {
  const done: number[] = [];
  const slow = await openJobs({ database, warn: () => {}, pause: 3600 });
  try {
    const queue = await slow.open<{ number: number }>("many", {
      retry: { times: 0, seconds: 0 },
      work: async ({ number }) => void done.push(number),
    });
    const numbers = Array.from({ length: 12 }, (_, number) => number);
    await database.db.transaction(async (transaction) => {
      for (const number of numbers) await queue.send({ number }, transaction);
    });
    await expect.poll(() => done.toSorted((a, b) => a - b)).toEqual(numbers);
  } finally {
    await slow.stop();
  }
});

test("news that waits is looked for once the change that tells of it is committed", async () => {
  const work = vi.fn<() => Promise<void>>(async () => {});
  const post = await openNewsQueue(async () => {}, { jobs, work });
  await expect(
    database.db.transaction(async (transaction) => {
      await post.newsWaits?.(transaction);
      throw new Error("the change fails");
    }),
  ).rejects.toThrow("the change fails");
  await database.db.transaction(async (transaction) => {
    await post.newsWaits?.(transaction);
    expect(work).not.toHaveBeenCalled();
  });
  await expect.poll(() => work.mock.calls.length).toBe(1);
});

test("what is to be done every hour is done at start", async () => {
  const work = vi.fn<() => Promise<void>>(async () => {});
  await jobs.every("hour", "count", work);
  await expect.poll(() => work.mock.calls.length).toBe(1);
});

test("work that has to wait, as for matching that has not read all profiles yet, is told of as no failure", async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(new WaitError("getting-ready", 1));
  await jobs.every("hour", "wait", work);
  await jobs.every("hour", "fail-after", async () => Promise.reject(new Error("broken")));
  await expect.poll(() => work.mock.calls.length).toBe(1);
  await expect.poll(() => warnings.join()).toContain("jobs: fail-after failed");
  expect(warnings.join()).not.toContain("jobs: wait");
});

test("R43 work that fails is told of without what was in its query", async () => {
  await jobs.every("hour", "fail", async () => {
    await database.db.execute(sql`select ${"canary"} from nowhere`);
  });
  await expect.poll(() => warnings.join()).toContain("jobs: fail failed");
  expect(warnings).toContain('jobs: fail failed: relation "nowhere" does not exist (42P01)');
  expect(warnings.join()).not.toContain("canary");
});
