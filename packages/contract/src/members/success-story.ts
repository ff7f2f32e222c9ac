import * as z from "zod";
import { entityRef } from "../entities/entity-ref.ts";
import { id, optionalText, steadyName, textBetween, timestamp } from "../fields.ts";
import { pageQuery } from "../list.ts";
import { conductRules } from "./conduct.ts";
import { storyLengths } from "./story-lengths.ts";
import { serviceIds } from "../site/service.ts";
import { languages } from "../vocabulary.ts";

/** Between which two members something came about: a story is told of nothing else. */
export const storyGrounds = ["connection", "application", "service"] as const;
export const achievements = [
  "team",
  "company",
  "product",
  "project",
  "customers",
  "funding",
  "learning",
  "other",
] as const;
export const storyStates = [
  /** Waits for the other one's consent. */
  "asked",
  "published",
  /** The other one does not agree, or no longer does. */
  "declined",
  /** Taken back by its author. */
  "withdrawn",
  /** Taken down by an administrator. */
  "removed",
] as const;
export const storyActions = ["edit", "agree", "decline", "take-back"] as const;
/** Actions that are a call of their own: an edit brings its words. */
const storyCalls = ["agree", "decline", "take-back"] as const;

/** Most that the list of one member holds: the newest. */
export const mostOwnStories = 100;

const said = {
  title: steadyName.min(storyLengths.title.least).max(storyLengths.title.most),
  text: textBetween(storyLengths.text),
  achievement: z.enum(achievements),
};
const shown = {
  id,
  title: z.string(),
  text: z.string(),
  /** In which it is told. */
  contentLanguage: z.enum(languages),
  achievement: z.enum(achievements),
};
const profile = entityRef.extend({ name: z.string() });

const storyGround = z.object({ kind: z.enum(storyGrounds), id });

export const storyInput = z.object(said);
/** A retry bears the same id, and makes no second one. */
export const newStory = storyInput.extend({ id, ground: storyGround });

export const storyParams = z.object({ id: z.uuid(), action: z.enum(storyCalls) });
export const storyMove = z.object({
  /** Of the words that were read: nobody agrees to others. */
  version: z.int(),
});

export const storyQuery = pageQuery.omit({ q: true });

/** As everyone reads it. */
export const successStory = z.object({
  ...shown,
  ground: z.enum(storyGrounds),
  /** The two, its author first, each with the profile that it was about while that is listed. */
  sides: z.array(z.object({ name: optionalText, profile: profile.nullable() })).length(2),
  /** What was worked on, while it is listed. */
  project: profile.nullable(),
  service: z.enum(serviceIds).nullable(),
  publishedAt: timestamp,
  /** The reader is a member and none of the two. */
  mayReport: z.boolean(),
});

/** As either of the two has it. */
export const ownStory = z.object({
  ...shown,
  ground: storyGround,
  state: z.enum(storyStates),
  /** What the reader may do now. */
  actions: z.array(z.enum(storyActions)),
  side: z.enum(["author", "partner"]),
  /** The other one. */
  other: optionalText,
  version: z.int(),
  /** Of the last edit or move. */
  updatedAt: timestamp,
  /** That it has broken, where it was taken down. */
  rule: z.enum(conductRules).nullable(),
});

export type Achievement = (typeof achievements)[number];
export type NewStory = z.infer<typeof newStory>;
export type OwnStory = z.infer<typeof ownStory>;
export type StoryAction = (typeof storyActions)[number];
export type StoryCall = (typeof storyCalls)[number];
export type StoryGround = z.infer<typeof storyGround>;
export type StoryInput = z.infer<typeof storyInput>;
export type StoryQuery = z.infer<typeof storyQuery>;
export type StoryState = (typeof storyStates)[number];
export type SuccessStory = z.infer<typeof successStory>;
