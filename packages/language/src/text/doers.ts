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

// The keys of a word are one array wherever it is read (words.ts).
const known = new WeakMap<readonly string[], readonly string[]>();

/** Keys of what somebody who is called so does, by the keys of one word; most words are nobody's name. */
export function deedKeysOf(keys: readonly string[]): readonly string[] {
  let deeds = known.get(keys);
  if (deeds === undefined) known.set(keys, (deeds = keys.flatMap(readDeedKeys)));
  return deeds;
}

function readDeedKeys(key: string): string[] {
  if (things.has(key)) return [];
  const isMongolian = isMongolianKey(key);
  const [pattern, endings] = (isMongolian ? mongolian : english).find(([each]) => each.test(key)) ?? [];
  const deeds = pattern && endings ? endings.map((ending) => key.replace(pattern, ending)) : [];
  return isMongolian ? deeds : deeds.map(englishKey);
}

const professions = new Set([
  ..."specialist expert officer professional consultant technician practitioner adviser advisor person guy".split(
    " ",
  ),
  ..."мэргэжилтэн зөвлөх техникч технологич эрхлэгч инженер".split(" ").map(mongolianKey),
]);

/** "Data protection officer", «гагнуурын инженер»: what stands before is what they do. */
export function isProfession(keys: readonly string[]): boolean {
  return keys.some((key) => professions.has(key));
}
