import type { EntityRef } from "@khamt/contract";
import { entityKinds, type MatchType } from "@khamt/contract/vocabulary";
import { kindFound } from "../profiles/kinds.ts";
import { oneOf } from "../../lib/search-params.ts";

export const mostCompared = 3;

/** Servers on the way refuse addresses of more than 8 kB, and a Cyrillic letter takes six signs in one. */
export const longestInAddress = 1000;

/** Undefined for what names no profile. */
export function readRef(text: string | undefined): EntityRef | undefined {
  const [kindText, id = "", ...rest] = (text ?? "").split(":");
  const kind = oneOf(entityKinds, kindText);
  return kind === undefined || !/^[0-9a-f-]{36}$/i.test(id) || rest.length > 0 ? undefined : { kind, id };
}

export function writeRef({ kind, id }: EntityRef): string {
  return `${kind}:${id}`;
}

/** Up to three, each once. */
export function readRefs(text: string | undefined): EntityRef[] {
  const refs = (text ?? "").split(",").flatMap((each) => readRef(each) ?? []);
  return refs.filter((ref, at) => refs.findIndex(({ id }) => id === ref.id) === at).slice(0, mostCompared);
}

export function writeRefs(refs: readonly EntityRef[]): string | undefined {
  return refs.length === 0 ? undefined : refs.map(writeRef).join(",");
}

/** Of what a match has found. */
export function refOf<Type extends MatchType>({ type, id }: { type: Type; id: string }) {
  return { kind: kindFound[type], id };
}

/** What of a wish has room in an address: cut between two words where it is too long. */
export function wishInAddress(text: string): string {
  const words = text.trim();
  if (words.length <= longestInAddress) return words;
  const cut = words.slice(0, longestInAddress);
  const end = cut.search(/\s\S*$/);
  return end > 0 ? cut.slice(0, end) : cut;
}
