import type { Application } from "@khamt/contract";
import { readKept, writeKept } from "../../lib/device-draft.ts";
import type { OwnProfile } from "../../shared/own-profiles/own-profiles.ts";
import type { Words } from "../../lib/language/index.ts";
import { newId } from "../../lib/new-id.ts";

/** As the contract has them, which the browser need not load for that. */
export const limits = { letter: { least: 50, most: 4000 }, line: 120, answer: 1000, refusal: 1000 } as const;

/** What stands in the form, right or wrong. */
export type Typed = {
  /** Made before the first try to send: a retry bears the same. */
  id: string;
  /** Kind and id of the profile. */
  profile: string;
  letter: string;
  price: string;
  duration: string;
  /** By question. */
  answers: Readonly<Record<string, string>>;
};

export const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`;

/** As whom a member applies. */
export const applicants = ["cofounder", "company"] as const;
export type Applicant = (typeof applicants)[number];

type Beginning = {
  profiles: readonly OwnProfile<Applicant>[];
  application: Application | undefined;
  draft: Partial<Typed> | undefined;
};

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
    id: newId(),
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

/** Told apart by who typed it, and for which listing or to which application that is changed. */
const storageKey = (owner: string, about: string) => `khamt-application-${about}-${owner}`;

export function readDraft(owner: string, about: string): Partial<Typed> | undefined {
  return readKept(storageKey(owner, about), (value) => (isDraft(value) ? value : undefined));
}

/** Undefined forgets it. */
export function writeDraft(owner: string, about: string, typed: Typed | undefined): void {
  writeKept(storageKey(owner, about), typed);
}

function isDraft(value: unknown): value is Partial<Typed> {
  if (typeof value !== "object" || value === null) return false;
  const { answers, ...texts }: { answers?: unknown } = value;
  return areTexts(texts) && areTexts(answers);
}

function areTexts(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).every((each) => typeof each === "string");
}

/** What the server would refuse, by the name of the field. */
export function problemsOf(
  { letter, answers }: Typed,
  questions: readonly string[],
  words: Words["applications"]["apply"],
): Record<string, string> {
  const problems: [string, string | undefined][] = [
    [
      "letter",
      letter.trim().length < limits.letter.least ? words.letterShort(limits.letter.least) : undefined,
    ],
    ...questions.map((question, place): [string, string | undefined] => [
      `answer-${place}`,
      (answers[question] ?? "").trim() === "" ? words.answerMissing : undefined,
    ]),
  ];
  return Object.fromEntries(problems.filter((each): each is [string, string] => each[1] !== undefined));
}
