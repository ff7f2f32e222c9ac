import { sendDigests } from "../modules/notifications/send-digests.ts";
import { sendLetters } from "../modules/notifications/send-emails.ts";
import { watchMatches } from "../modules/notifications/watch-matches.ts";
import type { Keys } from "../platform/auth/keys.ts";
import type { Database } from "../platform/db/client.ts";
import { eraseDue } from "../entities/personal-data/erase.ts";
import type { LookUp } from "../modules/domains/look-up.ts";
import { recheckDomains } from "../modules/domains/recheck.ts";
import type { Mail, Post } from "../platform/mail/mail.ts";
import { createKeeper } from "../modules/files/keep.ts";
import { sweepFiles } from "../modules/files/sweep.ts";
import { publish } from "../platform/live/live.ts";
import type { Matching } from "../matching/matching.ts";
import { tellUnread } from "../modules/conversations/notify-unread.ts";
import { reportTo, sweepDeliveries } from "../modules/notifications/deliveries.ts";
import { tendListings } from "../modules/projects/life.ts";
import { keepInvitations } from "../modules/connections/queries.ts";
import { rankActivity } from "../modules/presence/rank-activity.ts";
import { tendSilent } from "../modules/notifications/still-looking.ts";
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
