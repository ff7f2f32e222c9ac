import { englishKey } from "./english.ts";
import { soften } from "./fold.ts";
import { scriptOf } from "./tokens.ts";

/** The key under which a dictionary word of either language is filed. */
export function keyOf(word: string): string {
  return scriptOf(word) === "cyrillic" ? mongolianKey(word) : englishKey(word);
}

/** Mongolian keys live apart from English ones: `law` never meets `лаа`. */
export function mongolianKey(word: string): string {
  return `~${soften(word)}`;
}

export function isMongolianKey(key: string): boolean {
  return key.startsWith("~");
}
