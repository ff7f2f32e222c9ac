import {
  type NotifyTools,
  sendNotificationEmails,
  watchMatches,
  reportTo,
  sweepDeliveries,
  tendSilent,
} from "../modules/notifications/index.ts";
import { tellEnded } from "../modules/applications/index.ts";
import { tendGatherings } from "../modules/gatherings/index.ts";
import { tendOfficeHours } from "../modules/office-hours/index.ts";
import { remindInvited, remindJurors, tellUnmanaged } from "../modules/programmes/index.ts";
import { tellRounds } from "../modules/rounds/index.ts";
import { keepIntroductions } from "../modules/introductions/index.ts";
import { tellAnnouncements } from "../modules/announcements/index.ts";
import { sendDigests } from "../modules/dashboard/index.ts";
import type { Keys } from "../platform/auth/keys.ts";
import type { Database } from "../platform/db/client.ts";
import type { Conduct } from "../platform/conduct.ts";
import type { Db } from "../platform/db/handle.ts";
import { eraseDue } from "../entities/personal-data/erase.ts";
import { type LookUp, recheckDomains } from "../modules/domains/index.ts";
import type { Mail, QueueEmail, SendLater } from "../platform/mail/mail.ts";
import { sweepFiles } from "../modules/files/index.ts";
import { publish } from "../platform/live/live.ts";
import type { Matching } from "../matching/matching.ts";
import { watchSearches } from "../modules/kept-searches/index.ts";
import { notifyUnread } from "../modules/conversations/index.ts";
import {
  backUpOrTell,
  type Disk,
  keepFigures,
  sendDeskLetters,
  tellFailures,
  watchDisk,
} from "../modules/desk/index.ts";
import { endSanctions } from "../modules/administration/index.ts";
import { sweepEvidence } from "../modules/safety/index.ts";
import type { Site } from "../platform/site/site.ts";
import { tendListings } from "../modules/projects/index.ts";
import { keepInvitations } from "../modules/connections/index.ts";
import { tendUnclaimed } from "../modules/members/index.ts";
import { rankActivity } from "../modules/presence/index.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { beginEach } from "./begin-each.ts";
import { type Jobs, openJobs } from "./jobs.ts";
import { forgetLetters, openMailQueue } from "./mail-queue.ts";
import { openNewsQueue } from "./news-queue.ts";
import { openSecretQueue } from "./secret-queue.ts";
import { sweepExpired } from "./sweep.ts";

type Options = {
  database: Pick<Database<Record<string, never>>, "kind" | "pool" | "db">;
  mail: Mail | undefined;
  storage: Storage;
  matching: Matching;
  keys: Keys;
  lookUp: LookUp;
  site: Pick<Site, "contactEmail">;
  conduct: Conduct;
  /** Undefined: no backup is made by the clock. */
  backUp?: ((now: Date) => Promise<unknown>) | undefined;
  /** Of the data folder. */
  disk?: Disk | undefined;
  clock: () => Date;
  warn: (line: string) => void;
};

type Started = {
  post: QueueEmail | undefined;
  later: SendLater | undefined;
  /** What runs by the clock is done once, and then each time that it is due. */
  begin: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Everything that the server does without being asked. Letters leave at once; the rest begins when it is told to. */
export async function startJobs({ database, mail, clock, warn, ...tools }: Options): Promise<Started> {
  const { db } = database;
  const jobs = await openJobs({ database, warn });
  const post = mail && (await openPost({ jobs, mail, clock, warn, db, ...tools }));
  const later = mail && (await openSecretQueue({ jobs, mail, keys: tools.keys, clock, warn }));
  let begun = Promise.resolve();
  const ending = new AbortController();
  const schedule = () =>
    beginEach(
      scheduledJobs({ db, post, later, warn, ...tools }),
      ({ pace, name, run }) => jobs.every(pace, name, async () => void (await run(clock()))),
      { signal: ending.signal, warn },
    );
  return {
    post,
    later,
    begin: () => (begun = schedule()),
    stop: async () => {
      ending.abort();
      await begun;
      await jobs.stop();
    },
  };
}

type PostTools = Pick<Options, "clock" | "warn" | "keys" | "site"> & {
  jobs: Jobs;
  mail: Mail;
  db: Db;
};

async function openPost({ jobs, mail, clock, warn, db, keys, site }: PostTools): Promise<QueueEmail> {
  const post = await openMailQueue({ jobs, mail, warn, report: reportTo(db, clock) });
  const work = async () =>
    sendNotificationEmails({ db, post, keys, contactEmail: await site.contactEmail(), now: clock() });
  return openNewsQueue(post, { jobs, work });
}

type Tools = Pick<
  Options,
  "storage" | "matching" | "keys" | "lookUp" | "site" | "conduct" | "backUp" | "disk" | "warn"
> & {
  db: Db;
  /** Undefined without a mail server. */
  post: QueueEmail | undefined;
  later: SendLater | undefined;
};
type ScheduledJob = {
  pace: "minute" | "hour" | "day";
  /** Of its queue in the database: a new name is a new job. */
  name: string;
  run: (now: Date) => Promise<unknown>;
};

/** What runs by the clock, and how often. */
export function scheduledJobs(tools: Tools): ScheduledJob[] {
  const { db, storage, matching, keys, lookUp, site, conduct, post, later, backUp, disk, warn } = tools;
  const live = { publish };
  const always = post ?? (async () => {});
  const notifying = (now: Date): NotifyTools => ({ db, live, post, now });
  return [
    { pace: "hour", name: "sweep-expired", run: (now) => sweepExpired(db, now) },
    { pace: "hour", name: "sweep-files", run: (now) => sweepFiles({ db, storage, now }) },
    {
      pace: "day",
      name: "delete-accounts",
      run: (now) =>
        eraseDue(db, {
          now,
          post: always,
          forgetLetters,
          tellWaiting: async (tx, { id }) => {
            await tellEnded({ tx, live, post, now }, id);
            await tellUnmanaged({ tx, live, post, now }, id);
          },
        }),
    },
    { pace: "day", name: "forget-unclaimed", run: (now) => tendUnclaimed({ db, later, now }) },
    { pace: "minute", name: "tell-unread", run: (now) => notifyUnread(notifying(now)) },
    { pace: "hour", name: "tend-listings", run: (now) => tendListings(notifying(now)) },
    { pace: "hour", name: "keep-invitations", run: (now) => keepInvitations({ ...notifying(now), conduct }) },
    { pace: "hour", name: "watch-matches", run: (now) => watchMatches({ db, matching, now }) },
    { pace: "minute", name: "watch-searches", run: (now) => watchSearches({ ...notifying(now), matching }) },
    { pace: "hour", name: "recheck-domains", run: (now) => recheckDomains({ ...notifying(now), lookUp }) },
    { pace: "day", name: "rank-activity", run: () => rankActivity(db) },
    { pace: "day", name: "ask-silent", run: (now) => tendSilent(notifying(now)) },
    {
      pace: "minute",
      name: "end-sanctions",
      run: async (now) =>
        endSanctions({ db, live, post, keys, contactEmail: await site.contactEmail(), now }),
    },
    { pace: "hour", name: "sweep-evidence", run: (now) => sweepEvidence(db, { now, conduct }) },
    { pace: "minute", name: "tell-announcements", run: (now) => tellAnnouncements(notifying(now)) },
    { pace: "hour", name: "keep-introductions", run: (now) => keepIntroductions({ db, live, now }) },
    { pace: "hour", name: "remind-jurors", run: (now) => remindJurors(notifying(now)) },
    { pace: "minute", name: "tell-rounds", run: (now) => tellRounds(notifying(now)) },
    { pace: "minute", name: "tend-events", run: (now) => tendGatherings(notifying(now)) },
    { pace: "minute", name: "tend-office-hours", run: (now) => tendOfficeHours(notifying(now)) },
    { pace: "day", name: "sweep-deliveries", run: (now) => sweepDeliveries(db, now) },
    { pace: "hour", name: "keep-figures", run: (now) => keepFigures(db, now) },
    { pace: "day", name: "tell-failures", run: (now) => tellFailures(notifying(now)) },
    ...(disk ? [hourly("watch-disk", (now) => watchDisk({ ...notifying(now), disk, warn }))] : []),
    ...(backUp ? [hourly("back-up", (now) => backUpOrTell({ db, post: always, backUp, now }))] : []),
    ...(post ? emailJobs({ db, matching, keys, site, conduct, post }) : []),
  ];
}

function hourly(name: string, run: ScheduledJob["run"]): ScheduledJob {
  return { pace: "hour", name, run };
}

type EmailTools = Pick<Tools, "db" | "matching" | "keys" | "site" | "conduct"> & { post: QueueEmail };

function emailJobs({ db, matching, keys, site, conduct, post }: EmailTools): ScheduledJob[] {
  return [
    {
      pace: "minute",
      name: "send-letters",
      run: async (now) =>
        sendNotificationEmails({ db, post, keys, contactEmail: await site.contactEmail(), now }),
    },
    {
      pace: "hour",
      name: "send-digests",
      run: (now) => sendDigests({ db, matching, post, keys, conduct, now }),
    },
    { pace: "hour", name: "remind-invited", run: (now) => remindInvited({ db, post, now }) },
    { pace: "hour", name: "send-desk", run: (now) => sendDeskLetters({ db, post, keys, now }) },
  ];
}
