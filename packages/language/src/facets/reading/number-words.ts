import { createPhrases, type PhraseRow } from "./phrases.ts";

export type CountWord = {
  readonly kind: "unit" | "ten" | "hundred" | "half" | "vague";
  readonly value: number;
  readonly mongolian: boolean;
};

type CountRow = readonly [value: number, kind: CountWord["kind"], english: string, mongolian: string];

// Eleven to nineteen end a number as units do.
const counts: readonly CountRow[] = [
  [1, "unit", "one|a|an", "нэг*|нэгэн|нэгэ"],
  [2, "unit", "two|a couple of|couple of|a couple|couple", "хоёр*|хоёрон"],
  [3, "unit", "three", "гурав|гурван|гурв*"],
  [4, "unit", "four", "дөрөв|дөрвөн|дөрв*"],
  [5, "unit", "five", "тав*|таван|тави*"],
  [6, "unit", "six", "зургаа*|зургаан"],
  [7, "unit", "seven", "долоо|долоон"],
  [8, "unit", "eight", "найм*|найман"],
  [9, "unit", "nine", "ес*|есөн"],
  [11, "unit", "eleven", ""],
  [12, "unit", "twelve|a dozen|dozen", ""],
  [13, "unit", "thirteen", ""],
  [14, "unit", "fourteen", ""],
  [15, "unit", "fifteen", ""],
  [16, "unit", "sixteen", ""],
  [17, "unit", "seventeen", ""],
  [18, "unit", "eighteen", ""],
  [19, "unit", "nineteen", ""],
  [10, "ten", "ten", "арав*|арван|арв*"],
  [20, "ten", "twenty", "хорь|хорин|хори*"],
  [30, "ten", "thirty", "гуч*|гучин"],
  [40, "ten", "forty|fourty", "дөч*|дөчин"],
  [50, "ten", "fifty", "тавь|тавин"],
  [60, "ten", "sixty", "жар*|жаран"],
  [70, "ten", "seventy", "дал*|далан"],
  [80, "ten", "eighty", "ная*|наян"],
  [90, "ten", "ninety", "ер*|ерэн"],
  [100, "hundred", "hundred", "зуу*|зуун"],
  [0.25, "half", "a quarter of a|quarter of a", ""],
  [0.5, "half", "half a|half an|half", "хагас"],
  [3, "vague", "a few|few|several", "хэдэн|хэдхэн|цөөн"],
];

export const countWords = createPhrases<CountWord>(
  counts.flatMap(([value, kind, english, mongolian]): PhraseRow<CountWord>[] => [
    { means: { kind, value, mongolian: false }, exact: english },
    { means: { kind, value, mongolian: true }, mongolian },
  ]),
);

type ScaleWord = {
  readonly size: number;
  readonly mongolian: boolean;
  /** Too short to mean one of its size where no number stands before it. */
  readonly short?: boolean;
};

// сая has so little sound that саяар would meet сар, the month: its forms are listed as they are written.
const million =
  "сая|саян|саяын|саяны|саяыг|саяд|саянд|саяас|саянаас|саяаас|саяар|саяаар|саятай|saya|saia|sayaa|sayan|sayin|sayiin|sayig|sayiig|sayd|sayad|sayas|sayaas|sayaar|sayar|sayatai|saytai|sayanaas";

export const scaleWords = createPhrases<ScaleWord>([
  { means: { size: 1e3, mongolian: false, short: true }, exact: "k|к|тыс" },
  { means: { size: 1e3, mongolian: false }, exact: "thousand|thousands|grand" },
  { means: { size: 1e3, mongolian: true }, mongolian: "мянга*|мянган*|мянг*" },
  { means: { size: 1e3, mongolian: true, short: true }, exact: "мян|мян ." },
  { means: { size: 1e6, mongolian: false, short: true }, exact: "m|м|mn|mm|mln|mio|mil|млн" },
  { means: { size: 1e6, mongolian: false }, exact: "million|millions" },
  { means: { size: 1e6, mongolian: true, short: true }, exact: "say|sai" },
  { means: { size: 1e6, mongolian: true }, exact: million },
  { means: { size: 1e9, mongolian: false, short: true }, exact: "b|bn|bln|млрд" },
  { means: { size: 1e9, mongolian: false }, exact: "billion|billions" },
  { means: { size: 1e9, mongolian: true }, mongolian: "тэрбум*|тэрбүм*" },
]);
