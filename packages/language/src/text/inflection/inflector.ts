// How tests inflect Mongolian words: the common rules, no exceptions.

export const cases = ["genitive", "dative", "accusative", "ablative", "instrumental", "comitative"] as const;
export type Case = (typeof cases)[number];

/** A lower-case Cyrillic word in a case. */
export function inflect(word: string, into: Case): string {
  const harmony = harmonyOf(word);
  if (into === "comitative") return word + { а: "тай", о: "той", э: "тэй", ө: "тэй" }[harmony];
  if (into === "dative") return word + dativeOf(word, harmony);
  const stem = contracted(word);
  const long = harmony + harmony;
  const isBack = harmony === "а" || harmony === "о";
  switch (into) {
    case "genitive":
      return genitiveOf(stem, isBack);
    case "accusative":
      if (/[аэоуүи]й$|([аэоөуү])\1$/.test(stem)) return `${stem}г`;
      if (stem.endsWith("и")) return `${stem}йг`;
      return withEnding(stem, isBack ? "ыг" : "ийг");
    case "ablative":
      return withLongVowel(stem, /(?:уу|үү|й)$/.test(stem) ? "г" : "н", `${long}с`);
    case "instrumental":
      return withLongVowel(stem, "г", `${long}р`);
  }
}

type Harmony = "а" | "о" | "э" | "ө";

function harmonyOf(word: string): Harmony {
  const last = word.match(/[аяоёэеөуюүы]/g)?.at(-1) ?? "э";
  return harmonies[last] ?? "э";
}

const harmonies: Readonly<Record<string, Harmony>> = {
  а: "а",
  я: "а",
  у: "а",
  ю: "а",
  ы: "а",
  о: "о",
  ё: "о",
  ө: "ө",
};

// захирал, захирлын; эмнэлэг, эмнэлгийн; ажилтан, ажилтны
function contracted(word: string): string {
  return word.length > 5
    ? word.replace(/(?<=[аэоөуүияё].*[лрнгтчсд])(?:[аэоө](?=[лгн]$)|и(?=н$))/, "")
    : word;
}

function genitiveOf(stem: string, isBack: boolean): string {
  if (/(?:уу|үү)$/.test(stem)) return `${stem}гийн`;
  if (stem.endsWith("й")) return `${stem}н`;
  if (stem.endsWith("и")) return `${stem}йн`;
  if (/[аэоөяеё]$/.test(stem)) return stem + (isBack ? "ны" : "ний");
  return stem.endsWith("н") ? stem + (isBack ? "ы" : "ий") : withEnding(stem, isBack ? "ын" : "ийн");
}

function dativeOf(word: string, harmony: Harmony): string {
  if (/[гкс]$/.test(word)) return "т";
  if (/[жчш]$/.test(word)) return "ид";
  return /[тдхцзфп]$/.test(word) ? `${harmony}д` : "д";
}

// After ж ч ш г and the soft sign only и is written.
function withEnding(stem: string, ending: string): string {
  if (/[аэоө]$/.test(stem)) return stem.slice(0, -1) + ending;
  return /[жчшгь]$/.test(stem) ? stem.replace(/ь$/, "") + ending.replace("ы", "ий") : stem + ending;
}

function withLongVowel(stem: string, link: string, ending: string): string {
  if (/[аэоуүи]й$|([аэоөуү])\1$/.test(stem)) return stem + link + ending;
  if (/[иаэоөуүеяё]$/.test(stem)) return stem + ending.slice(1);
  return stem.endsWith("ь") ? `${stem.slice(0, -1)}и${ending.slice(1)}` : stem + ending;
}
