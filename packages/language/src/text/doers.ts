// Who does something is called by what they do: a "penetration tester" does penetration testing and «машин угаагч» washes
// cars, whether or not a list knows the name.
import { englishKey } from "./english.ts";
import { isMongolianKey, mongolianKey } from "./keys.ts";

type Ways = ReadonlyArray<readonly [RegExp, readonly string[]]>;

const english: Ways = [
  [/^analyst$/, ["analysis", "analytics"]],
  [/^(?:engineer|coach|tutor|mentor)$/, ["$&ing"]],
  [/(?<=^produc)er$/, ["tion", "ing"]],
  [/(?<=^install)er$/, ["ation", "ing"]],
  [/(?<=^manag)er$/, ["ement"]],
  [/(?<=..)er$/, ["ing", "", "ment", "y"]],
  [/(?<=..t)or$/, ["ing", "ion"]],
  [/(?<=olog)ist$/, ["y"]],
  [/(?<=..)ist$/, ["y", "ics", ""]],
  [/(?<=consult)ant$/, ["ing", "ancy"]],
];
/** As keys are spelled. */
const mongolian: Ways = [
  [/(?<=..)гч$/, ["х", "лт", "л", "г", "лга", "лге", "лго"]],
  [/(?<=..)чин$/, [""]],
  [/(?<=..)ч$/, [""]],
];

/** A "3D scanner" scans by itself. */
const things = new Set(
  (
    "scanner printer charger tracker reader sensor motor router container center server boiler heater cooler freezer mixer trailer tractor " +
    "filter timer meter computer paper water number order letter customer consumer user cover offer power tower border corner"
  ).split(" "),
);

const kept = new Map<string, readonly string[]>();
const mostKept = 5_000;
const none: readonly string[] = [];

/** Keys of what somebody who is called so does, by the keys of one word; most words are nobody's name. */
export function deedKeysOf(keys: readonly string[]): readonly string[] {
  return keys.some((key) => lastOfDoers.has(key.charAt(key.length - 1))) ? keys.flatMap(deedKeys) : none;
}

const lastOfDoers: ReadonlySet<string> = new Set("rthчн");

function deedKeys(key: string): readonly string[] {
  let known = kept.get(key);
  if (known === undefined) {
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, (known = readDeedKeys(key)));
  }
  return known;
}

function readDeedKeys(key: string): readonly string[] {
  if (things.has(key)) return none;
  const isMongolian = isMongolianKey(key);
  const [pattern, endings = none] =
    (isMongolian ? mongolian : english).find(([each]) => each.test(key)) ?? [];
  const deeds = pattern === undefined ? none : endings.map((ending) => key.replace(pattern, ending));
  return isMongolian ? deeds : deeds.map(englishKey);
}

const professions = new Set([
  ..."specialist expert officer professional consultant technician practitioner adviser advisor".split(" "),
  ..."мэргэжилтэн зөвлөх техникч технологич эрхлэгч инженер".split(" ").map(mongolianKey),
]);

/** "Data protection officer", «гагнуурын инженер»: what stands before is what they do. */
export function isProfession(keys: readonly string[]): boolean {
  return keys.some((key) => professions.has(key));
}
