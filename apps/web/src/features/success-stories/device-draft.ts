import type { Achievement, OwnStory, StoryGround } from "@khamt/contract";

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
  return { ...sent, achievement: achievement ?? "", ...read(place) };
}

/** Undefined forgets it. A browser that keeps nothing, or has no room, is no reason to stop. */
export function writeDraft(place: Place, typed: Typed | undefined): void {
  try {
    if (typed) localStorage.setItem(storageKey(place), JSON.stringify(typed));
    else localStorage.removeItem(storageKey(place));
  } catch {
    // What is typed stays on the screen.
  }
}

function read(place: Place): Typed | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(storageKey(place)) ?? "null") as unknown;
    return isTyped(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isTyped(value: unknown): value is Typed {
  const fields = ["id", "title", "text", "achievement"];
  return (
    typeof value === "object" &&
    value !== null &&
    fields.every((name) => typeof (value as Record<string, unknown>)[name] === "string")
  );
}
