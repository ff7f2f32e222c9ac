import type { Achievement, OwnStory, StoryGround } from "@khamt/contract";
import { hasTexts, readKept, writeKept } from "../../lib/device-draft.ts";

/** What stands in the form, right or wrong. */
export interface Typed {
  /** Made before the first try to send: a retry bears the same. */
  id: string;
  title: string;
  text: string;
  achievement: Achievement | "";
}

interface Place {
  owner: string;
  ground: StoryGround;
  /** What is changed; without it, a new one is written. */
  story: OwnStory | undefined;
}

/** Told apart by who typed it, of what, and over which words. */
const storageKey = ({ owner, ground, story }: Place) =>
  `khamt-story-${ground.id}-${story?.version ?? 0}-${owner}`;

export function beginWith(place: Place): Typed {
  const { id, title, text, achievement } = place.story ?? {};
  const sent = { id: id ?? crypto.randomUUID(), title: title ?? "", text: text ?? "" };
  return { ...sent, achievement: achievement ?? "", ...readKept(storageKey(place), toTyped) };
}

/** Undefined forgets it. */
export function writeDraft(place: Place, typed: Typed | undefined): void {
  writeKept(storageKey(place), typed);
}

function toTyped(value: unknown): Typed | undefined {
  return hasTexts(value, ["id", "title", "text", "achievement"]) ? (value as Typed) : undefined;
}
