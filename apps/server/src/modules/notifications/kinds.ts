import type { NewsKind, NotificationKind, ToldKind } from "@khamt/contract";
import type { ToldData } from "../../db/schema/index.ts";

/** Which switch of the settings decides about news of a kind. */
export const switchOf: Readonly<Record<NewsKind, NotificationKind>> = {
  "new-match": "matches",
  invitation: "invitations",
  "invitation-answer": "invitations",
  question: "invitations",
  message: "messages",
  application: "applications",
  "application-answer": "applications",
  "listing-expiring": "applications",
  review: "applications",
  "still-looking": "matches",
};

const places: Readonly<Record<ToldKind, { of: (subjectId: string) => string; all: string }>> = {
  invitation: inList("/connections"),
  "invitation-answer": inList("/connections"),
  question: inList("/connections"),
  message: { of: (id) => `/messages/${id}`, all: "/messages" },
  application: inList("/applications"),
  "application-answer": inList("/applications"),
  "listing-expiring": { of: (id) => `/project-listings/${id}`, all: "/my-profile" },
  review: { of: (id) => `/companies/${id}`, all: "/my-profile" },
  "still-looking": { of: () => "/my-profile", all: "/my-profile" },
};

function inList(path: string) {
  return { of: (id: string) => `${path}#${id}`, all: path };
}

/** Where in the web app it is dealt with. */
export function pathOf(kind: ToldKind, subjectId: string): string {
  return places[kind].of(subjectId);
}

/** Where all of a kind are. */
export function pathOfAll(kind: ToldKind): string {
  return places[kind].all;
}

const tellsState: readonly ToldKind[] = ["invitation-answer", "application", "application-answer"];

/** What something has become, of the kinds whose text says that; the text of others is what people wrote. */
export function stateOf(kind: ToldKind, { text }: ToldData): string | null {
  return tellsState.includes(kind) ? (text ?? null) : null;
}
