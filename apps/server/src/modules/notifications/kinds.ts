import {
  conductRuleNames,
  type AnnouncedKind,
  type NotificationKind,
  type NotificationSettings,
  serviceNames,
  type EventKind,
} from "@khamt/contract";
import { newsToBooker } from "@khamt/contract/desk-vocabulary";
import { isNameOf } from "@khamt/contract/records";
import type { Language } from "@khamt/language";
import { pagesOfKinds } from "../../entities/pages-of-kinds.ts";
import type { EventData } from "../../platform/db/schema/index.ts";

/** What administrators decided about the member is told whatever the settings say. */
type AlwaysTold = "moderation" | "verification";

/** Told in the app, and once a day in the letter of the desk. */
type ToldDaily = "trouble";

/** Which switch of the settings decides about news of a kind. */
export const switchOf: Readonly<Record<Exclude<AnnouncedKind, AlwaysTold>, NotificationKind>> = {
  "new-match": "matches",
  "search-match": "searches",
  invitation: "invitations",
  "invitation-answer": "invitations",
  question: "invitations",
  message: "messages",
  application: "applications",
  "application-answer": "applications",
  "listing-expiring": "applications",
  review: "applications",
  story: "applications",
  "story-answer": "applications",
  service: "services",
  "service-answer": "services",
  "still-looking": "matches",
  report: "safety",
  "report-answer": "safety",
  appeal: "safety",
  "programme-application": "desk",
  "programme-answer": "applications",
  trouble: "desk",
  announcement: "announcements",
  introduction: "invitations",
  event: "announcements",
  "office-hours": "hours",
  rounds: "announcements",
};

/** On which ways a member is told of a kind. */
export function waysOf(kind: AnnouncedKind, wants: NotificationSettings): { app: boolean; mail: boolean } {
  return isAlwaysTold(kind) ? { app: true, mail: true } : wants[switchOf[kind]];
}

export function isAlwaysTold(kind: AnnouncedKind): kind is AlwaysTold {
  return kind === "moderation" || kind === "verification";
}

export function isToldDaily(kind: AnnouncedKind): kind is ToldDaily {
  return kind === "trouble";
}

const ownStory = { of: (id: string) => `/my-profile#${id}`, all: "/my-profile#stories" };
const ownVerification = "/settings?section=verified";
type Place = { of: (subjectId: string, data: EventData) => string; all: string };
const places: Readonly<Record<EventKind, Place>> = {
  "search-match": {
    of: (id, { path, subjectKind }) =>
      path ?? (subjectKind ? `${pagesOfKinds[subjectKind]}/${id}` : "/my-matches"),
    all: "/my-matches",
  },
  invitation: inList("/connections"),
  "invitation-answer": inList("/connections"),
  question: inList("/connections"),
  message: { of: (id) => `/messages/${id}`, all: "/messages" },
  application: inList("/applications"),
  "application-answer": inList("/applications"),
  // The listing itself is gone from the lists once it has expired.
  "listing-expiring": { of: () => "/my-profile", all: "/my-profile" },
  review: {
    of: (id, { subjectKind = "company" }) => `${pagesOfKinds[subjectKind]}/${id}`,
    all: "/my-profile",
  },
  story: ownStory,
  "story-answer": ownStory,
  service: inList("/services/requests?side=all"),
  "service-answer": inList("/services/requests"),
  "still-looking": { of: () => "/my-profile", all: "/my-profile" },
  moderation: {
    of: (_id, { isAccount }) => (isAccount ? "/appeal" : "/my-profile"),
    all: "/my-profile",
  },
  verification: { of: () => ownVerification, all: ownVerification },
  report: { of: () => "/moderation", all: "/moderation" },
  "report-answer": { of: () => "/help", all: "/help" },
  appeal: {
    of: (_id, { isAccount }) => (isAccount ? "/manage/members?state=appealed" : "/moderation"),
    all: "/moderation",
  },
  "programme-application": { of: (id) => `/manage/programmes/${id}`, all: "/manage/programmes" },
  "programme-answer": {
    of: (id, { slug, text, path }) =>
      path ?? (text === "manager" || slug === undefined ? `/manage/programmes/${id}` : `/programmes/${slug}`),
    all: "/programmes",
  },
  trouble: { of: () => "/manage", all: "/manage" },
  announcement: inList("/announcements"),
  introduction: inList("/connections"),
  event: inList("/events"),
  "office-hours": {
    of: (id, { text }) =>
      newsToBooker.includes(text ?? "") ? `/office-hours#${id}` : `/office-hours/mine#${id}`,
    all: "/office-hours",
  },
  rounds: { of: (id) => `/rounds/${id}`, all: "/rounds" },
};

function inList(path: string) {
  return { of: (id: string) => `${path}#${id}`, all: path };
}

/** Where in the web app it is dealt with. */
export function pathOf(kind: EventKind, subjectId: string, data: EventData): string {
  return places[kind].of(subjectId, data);
}

/** Where all of a kind are. */
export function pathOfAll(kind: EventKind): string {
  return places[kind].all;
}

const tellsState: readonly EventKind[] = [
  "invitation-answer",
  "application",
  "application-answer",
  "review",
  "story-answer",
  "service",
  "service-answer",
  "moderation",
  "verification",
  "report-answer",
  "programme-answer",
  "trouble",
  "event",
  "office-hours",
];

/** What something has become, of the kinds whose text says that; the text of others is what people wrote. */
export function stateOf(kind: EventKind, { text, note }: EventData): string | null {
  if (quotesBeside(kind)) return note ?? null;
  return tellsState.includes(kind) ? (text ?? null) : null;
}

const hasNote: readonly EventKind[] = ["verification", "office-hours", "programme-answer"];

/** What one member asks of another: nobody answers those who are not here. */
const asks: readonly EventKind[] = ["invitation", "question", "message", "application", "story"];
const answers: readonly EventKind[] = ["invitation-answer", "application-answer", "story-answer"];

export function isAsked(kind: EventKind): boolean {
  return asks.includes(kind);
}

/** What members do to each other, and the site to nobody. */
export function isBetweenMembers(kind: EventKind): boolean {
  return isAsked(kind) || answers.includes(kind);
}

/** What people wrote; of a decision the rule that it names. */
export function textOf(kind: EventKind, data: EventData, reader: Language): string | null {
  if (kind === "moderation") return data.rule ? conductRuleNames[reader][data.rule] : null;
  if (hasNote.includes(kind)) return data.note ?? null;
  return quotesBeside(kind) || stateOf(kind, data) === null ? (data.text ?? null) : null;
}

/** Of what people wrote, too, something is to be said: that it is an answer, or was told before. */
function quotesBeside(kind: EventKind): boolean {
  return kind === "question" || kind === "invitation";
}

/** What it is about: in its owner's words, but what Khamt itself offers has a name in each language. */
export function titleOf(kind: EventKind, data: EventData, reader: Language): string | null {
  if (data.names !== undefined) return data.names[reader];
  const { title } = data;
  if (title === undefined) return null;
  const names = serviceNames[reader];
  if (kind === "service" || kind === "service-answer") return isNameOf(names, title) ? names[title] : null;
  return title;
}
