// Words that say a number; "one" and нэг are left out, for they are articles too.
const english =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|" +
  "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|trillion|dozen|half|double|twice|percent|per cent";
const mongolian =
  "хоёр|гурав|гурва|дөрөв|дөрвө|тав|тава|зургаа|долоо|найм|найма|ес|есө|арав|арва|хорь|хори|гуч|гучи|дөч|дөчи|тавь|тави|" +
  "жар|жара|дал|дала|ная|ная|ер|ерэ|зуу|мянга|сая|тэрбум|хувь|хувиар|хувийн|хагас";

const numbers = new RegExp(
  String.raw`(?<![\p{L}\p{N}])[-−+]?\p{N}+(?:[.,:/]\p{N}+)*|\p{N}+(?:[.,:/]\p{N}+)*|[%‰₮$€¥£₽]` +
    String.raw`|(?<!\p{L})(?:${english}|(?:${mongolian})н?)(?!\p{L})`,
  "giu",
);

/** Everything in a text that says a number, as it is written. */
export function numbersIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(numbers));
}

/** The same numbers and no others, each written the same way. */
export function hasSameNumbers(one: string, other: string): boolean {
  return numbersIn(one).symmetricDifference(numbersIn(other)).size === 0;
}
