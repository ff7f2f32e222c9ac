import { soundOf } from "./sound.ts";

export type Token = {
  readonly kind: "digits" | "word" | "sign";
  /** Lower-case. */
  readonly text: string;
  /** The sound of a word (sound.ts), one for both scripts; the text of anything else. */
  readonly key: string;
  /** No white space stands before it. */
  readonly glued: boolean;
};
export type Tokens = readonly Token[];

/** Runs of digits, words and single signs, in linear time; what stands after the first few thousand letters is not read. */
export function scan(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: piece, index } of normalise(text).matchAll(pieces)) {
    tokens.push({ ...kindAndKey(piece), text: piece, glued: index > 0 && index === end });
    end = index + piece.length;
  }
  return tokens;
}

/** A word, or digits, written right after the token before it. */
export function isGlued(
  token: Token | undefined,
  kind: Token["kind"],
): token is Token & { readonly glued: true } {
  return token !== undefined && token.glued && token.kind === kind;
}

const longestText = 4000;
const pieces = /\d+|[\p{L}\p{M}]+|\S/gu;

function normalise(text: string): string {
  return text
    .slice(0, longestText)
    .replaceAll(/(\d) ?½/g, "$1.5")
    .replaceAll("½", "0.5")
    .replaceAll(/(?<=^|[\s$€£₮])\.(?=\d)/g, "0.")
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/(\d[kmb])(usd|eur|gbp|mnt)/g, "$1 $2");
}

function kindAndKey(piece: string): Pick<Token, "kind" | "key"> {
  if (/^\d/.test(piece)) return { kind: "digits", key: piece };
  return /^[\p{L}\p{M}]/u.test(piece) ? { kind: "word", key: soundOf(piece) } : { kind: "sign", key: piece };
}
