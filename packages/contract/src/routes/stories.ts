import * as z from "zod";
import * as calls from "../calls/stories.ts";
import { idParams, languageQuery } from "../list.ts";
import {
  newStory,
  ownStory,
  storyInput,
  storyMove,
  storyParams,
  storyQuery,
  successStory,
} from "../members/success-story.ts";
import type { Routes } from "./route.ts";

const tag = "Success stories";

export const storiesRoutes = {
  listStories: {
    call: calls.listStories,
    summary: "What members tell of what came about here, as both sides agreed; the newest first",
    tag,
    query: storyQuery,
    answer: z.array(successStory),
    isPage: true,
  },
  listOwnStories: {
    call: calls.listOwnStories,
    summary: "Stories that the member tells, and those in which the member is told of",
    tag,
    query: languageQuery,
    answer: z.array(ownStory),
  },
  createStory: {
    call: calls.createStory,
    summary: "Tells of what came about with another member, once, and asks them to agree",
    tag,
    body: newStory,
    answer: ownStory,
    errors: ["not-found", "conflict"],
  },
  updateStory: {
    call: calls.updateStory,
    summary: "Tells it in other words, to which the other side is asked to agree again",
    tag,
    params: idParams,
    body: storyInput,
    answer: ownStory,
    errors: ["not-found", "conflict"],
  },
  moveStory: {
    call: calls.moveStory,
    summary: "Agrees to be told of, declines it, or takes the own story back",
    tag,
    params: storyParams,
    body: storyMove,
    answer: ownStory,
    errors: ["not-found", "conflict"],
  },
} satisfies Routes;
