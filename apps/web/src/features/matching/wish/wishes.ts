import { valueAt } from "@khamt/contract/records";
import { matchTypes, type MatchType } from "@khamt/contract/vocabulary";
import { useState } from "react";
import { readKept, writeKept } from "../../../lib/device-draft.ts";
import { oneOf } from "../../../lib/search-params.ts";
import { wishesKey } from "./wishes-key.ts";

/** What the reader has written in this tab, by what it looks for. It outlives reload, language switch and sign-up. */
type Wishes = { last?: MatchType | undefined } & Partial<Record<MatchType, string>>;

function readWishes(): Wishes {
  return readKept(wishesKey, wishesIn, "sessionStorage") ?? {};
}

export function lastWish() {
  const { last, ...texts } = readWishes();
  const text = last && texts[last];
  return text ? { type: last, text } : undefined;
}

export function keepWish(type: MatchType, text: string): void {
  writeKept(wishesKey, { ...readWishes(), last: type, [type]: text }, "sessionStorage");
}

/** For a dialog: it is opened in the browser, where what was kept is known at once. */
export function useWish(type: MatchType): [string, (text: string) => void] {
  const [text, setText] = useState(() => readWishes()[type] ?? "");
  const change = (next: string) => {
    setText(next);
    keepWish(type, next);
  };
  return [text, change];
}

function wishesIn(value: unknown): Wishes | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const wishes: Wishes = { last: oneOf(matchTypes, valueAt(value, "last")) };
  for (const type of matchTypes) {
    const text = valueAt(value, type);
    if (typeof text === "string") wishes[type] = text;
  }
  return wishes;
}
