import type { FastifyInstance } from "fastify";
import type { Setup as OwnSetup } from "./entities/owned/write.ts";
import type { Rephrase } from "./matching/enrichment/rephrase.ts";
import type { Matching } from "./matching/matching.ts";
import { accountRoutes } from "./modules/account/index.ts";
import { administrationRoutes } from "./modules/administration/index.ts";
import { announcementRoutes } from "./modules/announcements/index.ts";
import { applicationRoutes } from "./modules/applications/index.ts";
import { authRoutes } from "./modules/auth/index.ts";
import { cofounderRoutes } from "./modules/cofounders/index.ts";
import { companyRoutes } from "./modules/companies/index.ts";
import { conceptRoutes } from "./modules/concepts/index.ts";
import { connectionRoutes } from "./modules/connections/index.ts";
import { contactFormRoutes } from "./modules/contact-form/index.ts";
import { contactRoutes } from "./modules/contacts/index.ts";
import { conversationRoutes } from "./modules/conversations/index.ts";
import { dashboardRoutes } from "./modules/dashboard/index.ts";
import { deskRoutes } from "./modules/desk/index.ts";
import { type LookUp, domainRoutes } from "./modules/domains/index.ts";
import { draftRoutes } from "./modules/drafts/index.ts";
import { fileRoutes } from "./modules/files/index.ts";
import { gatheringRoutes } from "./modules/gatherings/index.ts";
import { healthRoutes } from "./modules/health/index.ts";
import { ideaRoutes } from "./modules/ideas/index.ts";
import { introductionRoutes } from "./modules/introductions/index.ts";
import { keptSearchRoutes } from "./modules/kept-searches/index.ts";
import { liveRoutes } from "./modules/live/index.ts";
import { matchRoutes } from "./modules/matches/index.ts";
import { memberRoutes } from "./modules/members/index.ts";
import { myMatchRoutes } from "./modules/my-matches/index.ts";
import { notificationRoutes } from "./modules/notifications/index.ts";
import { officeHoursRoutes } from "./modules/office-hours/index.ts";
import { partnerRoutes } from "./modules/partners/index.ts";
import { policyReportRoutes } from "./modules/policy-reports/index.ts";
import { privateIndexRoutes } from "./modules/private-index/index.ts";
import { programmeRoutes } from "./modules/programmes/index.ts";
import { closeForGood, projectRoutes } from "./modules/projects/index.ts";
import { reviewRoutes } from "./modules/reviews/index.ts";
import { roundsRoutes } from "./modules/rounds/index.ts";
import { moderationRoutes, safetyRoutes } from "./modules/safety/index.ts";
import { searchRoutes } from "./modules/search/index.ts";
import { serviceRoutes } from "./modules/services/index.ts";
import { siteRoutes } from "./modules/site/index.ts";
import { statsRoutes } from "./modules/stats/index.ts";
import { storyRoutes } from "./modules/stories/index.ts";
import { endVouchOfRenamed, verificationRoutes } from "./modules/verification/index.ts";
import { foundRoutes } from "./pages/found.ts";
import type { Auth } from "./platform/auth/auth.ts";
import { type Conduct, usualConduct } from "./platform/conduct.ts";
import type { Db } from "./platform/db/handle.ts";
import type { LiveStreams } from "./platform/live/live.ts";
import type { Mail, QueueEmail } from "./platform/mail/mail.ts";
import type { Site } from "./platform/site/site.ts";
import type { AskDisk } from "./platform/storage/free-space.ts";
import type { Storage } from "./platform/storage/storage.ts";
import type { Config } from "./settings/read-config.ts";

/** What the routes of the API are made of. */
export type Parts = {
  db: Db;
  /** Where uploaded files lie; without it none are taken. */
  storage?: Storage | undefined;
  config: Pick<Config, "publicUrl" | "mntPerUsd"> &
    Partial<Pick<Config, "contactEmail" | "securityContact" | "mailFrom">> & {
      conduct?: Conduct;
      /** Whose disk must have room; without it none is looked at. */
      dataDir?: string;
    };
  clock: () => Date;
  auth: Auth;
  /** Without it no letter leaves, and verification codes are shown where they are asked for. */
  mail?: Mail | undefined;
  /** For letters that nobody waits for. */
  post?: QueueEmail | undefined;
  /** Ends with the app. */
  matching: Matching;
  /** Tells open pages at once; ends with the app. */
  live: LiveStreams;
  /** What the operator says of the site. */
  site: Site;
  /** Asks name servers for the records of companies' domains. */
  lookUp: LookUp;
  /** Asks the disk how much room is left. */
  askDisk: AskDisk;
  /** Nicer words for the reason of a match; without it the engine's own stay. */
  rephrase?: Rephrase | undefined;
  /** Milliseconds in which an upload must have come. */
  patience: { upload: number };
  /** False from the moment the server begins to stop. */
  isOpen: () => boolean;
};

/** Every subject with what it needs, and nothing else. */
export async function addModules(
  app: FastifyInstance,
  {
    db,
    storage,
    config,
    clock,
    auth,
    mail,
    post,
    matching,
    live,
    site,
    lookUp,
    askDisk,
    rephrase,
    patience,
    isOpen,
  }: Parts,
): Promise<void> {
  const { conduct = usualConduct } = config;
  await app.register(healthRoutes, { db, matching, isOpen, dataDir: config.dataDir, askDisk });
  await app.register(policyReportRoutes, { clock });
  const owned: OwnSetup = {
    db,
    clock,
    rates: config,
    closeListings: (tx, listings) => closeForGood({ tx, live, post, now: clock() }, listings),
    onRename: (tx, userId) => endVouchOfRenamed({ tx, live, post, now: clock() }, userId),
  };
  await app.register(ideaRoutes, owned);
  await app.register(cofounderRoutes, owned);
  await app.register(companyRoutes, owned);
  await app.register(projectRoutes, { ...owned, live, post });
  await app.register(partnerRoutes, { db, clock });
  await app.register(matchRoutes, { db, matching, rephrase });
  await app.register(myMatchRoutes, { db, matching, clock });
  await app.register(keptSearchRoutes, { db, matching, clock });
  await app.register(notificationRoutes, { db, matching, clock, keys: auth.keys });
  await app.register(dashboardRoutes, { db, matching, clock, conduct });
  await app.register(liveRoutes, { live, clock });
  await app.register(connectionRoutes, { db, matching, live, post, clock, conduct });
  await app.register(contactRoutes, { db, live, clock });
  await app.register(safetyRoutes, { db, live, post, clock, conduct, site });
  await app.register(moderationRoutes, { db, live, post, clock });
  await app.register(administrationRoutes, { auth, live, post, site });
  await app.register(conversationRoutes, { db, live, clock });
  await app.register(applicationRoutes, { db, matching, live, post, clock, rates: config });
  await app.register(serviceRoutes, { db, live, post, clock, site });
  await app.register(programmeRoutes, { db, live, post, clock, publicUrl: config.publicUrl });
  await app.register(roundsRoutes, { db, matching, live, post, clock, conduct });
  await app.register(announcementRoutes, { db, live, post, clock });
  await app.register(introductionRoutes, { db, matching, live, post, clock, conduct });
  await app.register(gatheringRoutes, { db, live, post, clock, publicUrl: config.publicUrl });
  await app.register(officeHoursRoutes, { db, live, post, clock, publicUrl: config.publicUrl });
  await app.register(reviewRoutes, { db, live, post, clock });
  await app.register(storyRoutes, { db, live, post, clock });
  await app.register(privateIndexRoutes, { matching, clock });
  await app.register(searchRoutes, { db });
  await app.register(conceptRoutes, { rates: config });
  await app.register(statsRoutes, { db, clock });
  await app.register(deskRoutes, { db, clock });
  await app.register(authRoutes, { auth, publicUrl: config.publicUrl });
  await app.register(accountRoutes, { auth, publicUrl: config.publicUrl });
  await app.register(domainRoutes, { db, live, post, clock, keys: auth.keys, lookUp });
  await app.register(verificationRoutes, { auth, live, post });
  await app.register(contactFormRoutes, { auth, site });
  await app.register(siteRoutes, { auth, site, mailFrom: mail && config.mailFrom?.address });
  await app.register(draftRoutes, { db, clock });
  if (storage)
    await app.register(fileRoutes, {
      db,
      storage,
      clock,
      keys: auth.keys,
      patience: patience.upload,
    });
  await app.register(memberRoutes, { auth, live, post, contactEmail: config.contactEmail });
  await app.register(foundRoutes, {
    db,
    publicUrl: config.publicUrl,
    securityContact: config.securityContact,
    site,
    clock,
  });
}
