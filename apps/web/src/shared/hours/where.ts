import type { Words } from "../../lib/language/index.ts";

type Where = Record<"place" | "link" | "words", string>;

/** As it is sent. */
export function whereOf({ place, link, words }: Where) {
  return { place: place.trim() || null, link: link.trim() || null, words: words.trim() || null };
}

export function faultsOfWhere({ place, link }: Where, t: Words["hours"]["add"]) {
  return {
    place: place.trim() === "" && link.trim() === "" ? t.nowhere : undefined,
    link: link.trim() === "" || /^https?:\/\/\S+\.\S+$/.test(link.trim()) ? undefined : t.noLink,
  };
}
