import type * as z from "zod";
import { accountRoutes } from "./account.ts";
import { administrationRoutes } from "./administration.ts";
import { gatheringsRoutes } from "./gatherings.ts";
import { introductionsRoutes } from "./introductions.ts";
import { announcementsRoutes } from "./announcements.ts";
import { applicationsRoutes } from "./applications.ts";
import { authRoutes } from "./auth.ts";
import { cofoundersRoutes } from "./cofounders.ts";
import { companiesRoutes } from "./companies.ts";
import { connectionsRoutes } from "./connections.ts";
import { contactFormRoutes } from "./contact-form.ts";
import { contactsRoutes } from "./contacts.ts";
import { conversationsRoutes } from "./conversations.ts";
import { dashboardRoutes } from "./dashboard.ts";
import { domainsRoutes } from "./domains.ts";
import { draftsRoutes } from "./drafts.ts";
import { filesRoutes } from "./files.ts";
import { healthRoutes } from "./health.ts";
import { ideasRoutes } from "./ideas.ts";
import { juriesRoutes } from "./juries.ts";
import { keptSearchesRoutes } from "./kept-searches.ts";
import { liveRoutes } from "./live.ts";
import { matchesRoutes } from "./matches.ts";
import { moderationRoutes } from "./moderation.ts";
import { myMatchesRoutes } from "./my-matches.ts";
import { notificationsRoutes } from "./notifications.ts";
import { partnersRoutes } from "./partners.ts";
import { policyReportRoutes } from "./policy-reports.ts";
import { privateMatchingRoutes } from "./private-matching.ts";
import { programmesRoutes } from "./programmes.ts";
import { startUpsRoutes } from "./start-ups.ts";
import { projectsRoutes } from "./projects.ts";
import { reviewsRoutes } from "./reviews.ts";
import { roundsRoutes } from "./rounds.ts";
import { safetyRoutes } from "./safety.ts";
import { searchRoutes } from "./search.ts";
import { servicesRoutes } from "./services.ts";
import { siteRoutes } from "./site.ts";
import { statsRoutes } from "./stats.ts";
import { storiesRoutes } from "./stories.ts";
import { verificationRoutes } from "./verification.ts";
import { deskRoutes } from "./desk.ts";
import { managedMembersRoutes } from "./managed-members.ts";
import { officeHoursRoutes } from "./office-hours.ts";

export type { Route } from "./route.ts";

/** Every call of the API by its name, which is its operation id. */
export const routes = {
  ...ideasRoutes,
  ...cofoundersRoutes,
  ...companiesRoutes,
  ...projectsRoutes,
  ...partnersRoutes,
  ...matchesRoutes,
  ...myMatchesRoutes,
  ...keptSearchesRoutes,
  ...notificationsRoutes,
  ...liveRoutes,
  ...connectionsRoutes,
  ...contactsRoutes,
  ...safetyRoutes,
  ...moderationRoutes,
  ...administrationRoutes,
  ...conversationsRoutes,
  ...dashboardRoutes,
  ...applicationsRoutes,
  ...servicesRoutes,
  ...programmesRoutes,
  ...startUpsRoutes,
  ...juriesRoutes,
  ...roundsRoutes,
  ...announcementsRoutes,
  ...reviewsRoutes,
  ...storiesRoutes,
  ...policyReportRoutes,
  ...privateMatchingRoutes,
  ...searchRoutes,
  ...statsRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...domainsRoutes,
  ...verificationRoutes,
  ...contactFormRoutes,
  ...draftsRoutes,
  ...filesRoutes,
  ...healthRoutes,
  ...deskRoutes,
  ...managedMembersRoutes,
  ...siteRoutes,
  ...introductionsRoutes,
  ...gatheringsRoutes,
  ...officeHoursRoutes,
};

type ByName = typeof routes;
type ByCall = { [Name in keyof ByName as ByName[Name]["call"]]: ByName[Name] };

/** The constants of `calls`. */
export type Call = keyof ByCall;

/** What is sent. Undefined where there is none. */
export type ParamsOf<Each extends Call> = Input<ByCall[Each], "params">;
export type QueryOf<Each extends Call> = Input<ByCall[Each], "query">;
export type BodyOf<Each extends Call> = Input<ByCall[Each], "body">;
/** What comes back as JSON. */
export type AnswerOf<Each extends Call> = ByCall[Each] extends { answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never;

/** Calls that are answered in JSON. */
export type JsonCall = {
  [Each in Call]: ByCall[Each] extends { answer: z.ZodType } ? Each : never;
}[Call];
/** Calls that are answered with one page of a list. */
export type PageCall = { [Each in Call]: ByCall[Each] extends { isPage: true } ? Each : never }[Call];
export type ItemOf<Each extends PageCall> = AnswerOf<Each> extends (infer Item)[] ? Item : never;

type Input<One, Part extends string> =
  One extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : undefined;
