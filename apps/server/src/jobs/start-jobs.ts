import {
  sendDigests,
  sendLetters,
  watchMatches,
  reportTo,
  sweepDeliveries,
  tendSilent,
} from "../modules/notifications/index.ts";
import type { Keys } from "../platform/auth/keys.ts";
import type { Database } from "../platform/db/client.ts";
import { eraseDue } from "../entities/personal-data/erase.ts";
import { type LookUp, recheckDomains } from "../modules/domains/index.ts";
import type { Mail, Post } from "../platform/mail/mail.ts";
import { createKeeper, sweepFiles } from "../modules/files/index.ts";
import { publish } from "../platform/live/live.ts";
import type { Matching } from "../matching/matching.ts";
import { tellUnread } from "../modules/conversations/index.ts";
import { tendListings } from "../modules/projects/index.ts";
import { keepInvitations } from "../modules/connections/index.ts";
import { rankActivity } from "../modules/presence/index.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { openJobs } from "./jobs.ts";
import { openPost } from "./mail-queue.ts";
import { sweepExpired } from "./sweep.ts";

type Options = {
  database: Pick<Database<Record<string, never>>, "kind" | "pool" | "db">;
  mail: Mail | undefined;
  storage: Storage;
  matching: Matching;
  keys: Keys;
  lookUp: LookUp;
  contactEmail: string | undefined;
  warn: (line: string) => void;
};

/** Everything that the server does without being asked. */
export async function startJobs({
  database,
  mail,
  storage,
  matching,
  keys,
  lookUp,
  contactEmail,
  warn,
}: Options): Promise<{ post: Post | undefined; stop: () => Promise<void> }> {
  const { db } = database;
  const jobs = await openJobs({ database, warn });
  const report = reportTo(db, () => new Date());
  const post = mail ? await openPost({ jobs, mail, warn, report }) : async () => {};
  await jobs.every("hour", "sweep-expired", () => sweepExpired(db, new Date()));
  const keeper = createKeeper(storage);
  await jobs.every("hour", "sweep-files", async () => {
    await sweepFiles({ db, keeper, now: new Date() });
  });
  await jobs.every("day", "delete-accounts", async () => {
    await eraseDue(db, { now: new Date(), post });
  });
  await jobs.every("minute", "tell-unread", () =>
    tellUnread({ db, live: { publish }, post: mail && post, now: new Date() }),
  );
  await jobs.every("hour", "tend-listings", () =>
    tendListings({ db, live: { publish }, post: mail && post, now: new Date() }),
  );
  await jobs.every("hour", "keep-invitations", () =>
    keepInvitations({ db, live: { publish }, post: mail && post, now: new Date() }),
  );
  await jobs.every("hour", "watch-matches", () => watchMatches({ db, matching, now: new Date() }));
  await jobs.every("hour", "recheck-domains", () => recheckDomains({ db, lookUp, post, now: new Date() }));
  await jobs.every("day", "rank-activity", async () => {
    await rankActivity(db);
  });
  await jobs.every("day", "ask-silent", () =>
    tendSilent({ db, live: { publish }, post: mail && post, now: new Date() }),
  );
  await jobs.every("day", "sweep-deliveries", () => sweepDeliveries(db, new Date()));
  if (mail) {
    await jobs.every("minute", "send-letters", () =>
      sendLetters({ db, post, keys, contactEmail, now: new Date() }),
    );
    await jobs.every("hour", "send-digests", () =>
      sendDigests({ db, matching, post, keys, now: new Date() }),
    );
  }
  return { post: mail && post, stop: jobs.stop };
}
