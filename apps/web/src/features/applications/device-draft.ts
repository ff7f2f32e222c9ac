import type { Application } from "@khamt/contract";
import { readKept, writeKept } from "../../lib/device-draft.ts";
import type { OwnProfile } from "../../shared/own-profiles/own-profiles.ts";

/** What stands in the form, right or wrong. */
export interface Typed {
  /** Made before the first try to send: a retry bears the same. */
  id: string;
  /** Kind and id of the profile. */
  profile: string;
  letter: string;
  price: string;
  duration: string;
  /** By question. */
  answers: Readonly<Record<string, string>>;
}

export const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`;

/** As whom a member applies. */
export const applicants = ["cofounder", "company"] as const;
export type Applicant = (typeof applicants)[number];

interface Beginning {
  profiles: readonly OwnProfile<Applicant>[];
  application: Application | undefined;
  draft: Partial<Typed> | undefined;
}

/** A profile that is gone gives way to one that is there. */
export function beginWith({ profiles, application, draft }: Beginning): Typed {
  const sent: Partial<Typed> = application
    ? {
        letter: application.letter,
        price: application.price ?? "",
        duration: application.duration ?? "",
        answers: Object.fromEntries(application.answers.map((each) => [each.question, each.answer])),
        profile: keyOf({ kind: application.applicant.kind, id: application.applicant.id ?? "" }),
      }
    : {};
  const typed = {
    id: crypto.randomUUID(),
    letter: "",
    price: "",
    duration: "",
    answers: {},
    ...sent,
    ...draft,
  };
  const own = profiles.map(keyOf);
  const profile = [typed.profile, own[0]].find((each) => each !== undefined && own.includes(each)) ?? "";
  return { ...typed, profile };
}

/** Told apart by who typed it and for which listing. */
const storageKey = (owner: string, listing: string) => `khamt-application-${listing}-${owner}`;

export function readDraft(owner: string, listing: string): Partial<Typed> | undefined {
  return readKept(storageKey(owner, listing), (value) => (isDraft(value) ? value : undefined));
}

/** Undefined forgets it. */
export function writeDraft(owner: string, listing: string, typed: Typed | undefined): void {
  writeKept(storageKey(owner, listing), typed);
}

function isDraft(value: unknown): value is Partial<Typed> {
  if (typeof value !== "object" || value === null) return false;
  const { answers, ...texts } = value as Record<string, unknown>;
  const areTexts = (each: object) => Object.values(each).every((text) => typeof text === "string");
  return areTexts(texts) && typeof answers === "object" && answers !== null && areTexts(answers);
}
