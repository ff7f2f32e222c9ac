// Whose refusal it is: the writer's own, of whom they look for, or of others.
import type { Reading } from "../../clauses.ts";
import { type CuePlace, isConditional, isOfSought, isOwn } from "./clause.ts";
import { isOfFronted } from "./fronted.ts";

/** Only a plain refusal without conditions of what the writer does. */
export function refusedBy(place: CuePlace): Reading | undefined {
  if (isOfSought(place)) return "spare alone";
  if (isOfFronted(place)) return "aside";
  if (!isOwn(place)) return place.role === "need" ? "need" : "aside";
  return isConditional(place) ? undefined : "not";
}

/** "I can't do packaging myself" refuses it; "we don't do roofing ourselves" says that others do. */
export function isUnable({ words, index, clause }: CuePlace): boolean {
  return words.slice(clause, index).some(({ text }) => /^(?:can't|cannot|cant|couldn't)$/.test(text));
}

/** "No designers": whoever says no more than that needs none. */
export function sparedBy(place: CuePlace): Reading | undefined {
  const role = refusedBy(place);
  return role === "not" && place.role !== "offer" ? "spare alone" : role;
}
