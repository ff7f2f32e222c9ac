export type Token = {
  /** Lower-case, NFC, look-alike letters repaired. */
  readonly text: string;
  readonly script: "cyrillic" | "latin";
  readonly start: number;
  readonly end: number;
  /** Written onto the token before it by a hyphen or a change of script, like `-ийн` in `AI-ийн`. */
  readonly attached: boolean;
};

// Longer runs of letters are no words: they are cut, which also keeps the pattern from backtracking through a whole text.
const wordPattern =
  /[\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\ufeff]{1,64}(?:['’ʼ]\p{L}{1,16}){0,3}(?:[+#]{1,3}(?![\p{L}\p{N}]))?/gu;
const invisible = /[\u00ad\u200b-\u200d\ufeff]/g;
const scriptRuns = /\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{M}]*|[^\p{Script=Cyrillic}]+/gu;

/** Words of a text with their places in it, in linear time. Possessive ’s and invisible letters are dropped. */
export function tokenise(text: string): Token[] {
  if (text.length <= longestPlain && plainWords.test(text)) return plainTokens(text);
  const tokens: Token[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const raw = match[0];
    const previous = tokens.at(-1);
    const hyphened = previous?.end === match.index - 1 && isHyphen(text[match.index - 1]);
    addWord(tokens, raw, { start: match.index, attached: hyphened });
  }
  return tokens;
}

// Most words, and most labels and tags: the general patterns would be several times slower.
const plainWord = /^(?:[a-z]+|[а-яёөү]+)$/;
const plainWords = /^(?:[a-z]+|[а-яёөү]+)(?: (?:[a-z]+|[а-яёөү]+))*$/i;
const longestPlain = 64;

function plainTokens(text: string): Token[] {
  let start = 0;
  return text
    .toLowerCase()
    .split(" ")
    .map((word) => {
      const token = { text: word, script: scriptOf(word), start, end: start + word.length, attached: false };
      start = token.end + 1;
      return token;
    });
}

/** The script of a token by its first letter; digits and all other scripts count as Latin. */
export function scriptOf(word: string): Token["script"] {
  return word >= "\u0400" && word < "\u0530" ? "cyrillic" : "latin";
}

function addWord(tokens: Token[], raw: string, at: { start: number; attached: boolean }): void {
  const whole = { start: at.start, end: at.start + raw.length, attached: at.attached };
  const small = raw.toLowerCase();
  if (plainWord.test(small)) return void tokens.push({ ...whole, text: small, script: scriptOf(small) });
  const plain = clean(raw);
  if (plain === "") return;
  const script = soleScript(plain);
  if (script === "latin") tokens.push({ ...whole, text: repairLatin(plain), script });
  else if (script === "cyrillic") tokens.push({ ...whole, text: repairCyrillic(plain), script });
  else addRuns(tokens, raw, at);
}

// `ITгийн`, `50сая`: a token for each script, the later ones attached.
function addRuns(tokens: Token[], raw: string, at: { start: number; attached: boolean }): void {
  for (const run of raw.matchAll(scriptRuns)) {
    const text = clean(run[0]);
    if (text === "") continue;
    const start = at.start + run.index;
    const script = isCyrillic(text) ? "cyrillic" : "latin";
    tokens.push({ text, script, start, end: start + run[0].length, attached: at.attached || run.index > 0 });
  }
}

function clean(raw: string): string {
  return raw
    .replaceAll(invisible, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’ʼ]s$/u, "")
    .replaceAll(/[’ʼ]/gu, "'");
}

/** The script of the whole word when letters of the other script are only look-alikes typed by mistake. */
function soleScript(word: string): Token["script"] | undefined {
  if (!/\p{Script=Cyrillic}/u.test(word)) return "latin";
  if (/^\p{Script=Cyrillic}+$/u.test(word)) return "cyrillic";
  let cyrillic = 0;
  let latin = 0;
  let cyrillicLike = 0;
  let latinLike = 0;
  for (const letter of word) {
    if (isCyrillic(letter)) {
      cyrillic++;
      if (letter in latinOf) latinLike++;
    } else {
      latin++;
      if (letter in cyrillicOf) cyrillicLike++;
    }
  }
  if (latin === cyrillicLike && cyrillic > latin) return "cyrillic";
  return cyrillic === latinLike && latin > cyrillic ? "latin" : undefined;
}

/** The text with letters of the script that each word is in, where look-alikes of the other were typed into it. */
export function withoutLookAlikes(text: string): string {
  return mixed.test(text) ? text.replace(mixedWord, repaired) : text;
}

const mixed = /[Ѐ-ӿ][a-z]|[a-z][Ѐ-ӿ]/i;
const mixedWord = /(?<!\p{L})\p{L}{2,64}/gu;

function repaired(word: string): string {
  const small = word.toLowerCase();
  const script = mixed.test(word) ? soleScript(small) : undefined;
  if (script === undefined) return word;
  const letters = script === "cyrillic" ? repairCyrillic(small) : repairLatin(small);
  return Array.from(letters, (letter, at) => (small[at] === word[at] ? letter : letter.toUpperCase())).join(
    "",
  );
}

function repairCyrillic(word: string): string {
  return word.replaceAll(/[aceopxykmthvєѳї]/g, (letter) => cyrillicOf[letter] ?? letter);
}

function repairLatin(word: string): string {
  return word.replaceAll(/[асеорху]/g, (letter) => latinOf[letter] ?? letter);
}

function isCyrillic(text: string): boolean {
  return /\p{Script=Cyrillic}/u.test(text);
}

function isHyphen(letter: string | undefined): boolean {
  return letter === "-" || letter === "‐" || letter === "‑" || letter === "–";
}

const cyrillicOf: Record<string, string> = {
  a: "а",
  c: "с",
  e: "е",
  o: "о",
  p: "р",
  x: "х",
  y: "у",
  k: "к",
  m: "м",
  t: "т",
  h: "н",
  v: "ү",
  є: "ө",
  ѳ: "ө",
  ї: "ү",
};
const latinOf: Record<string, string> = { а: "a", с: "c", е: "e", о: "o", р: "p", х: "x", у: "y" };
