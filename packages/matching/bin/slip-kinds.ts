// Slips of people who type in a hurry, put into a profile by a seed: the same profile gets the same slips.

type Slip = (text: string, random: () => number) => string;

/** What people write by hand; options of forms stay as they are. */
const written = new Set(
  "title description bio requiredSkills tags skills expertise preferredRoles services specialties technologies".split(
    " ",
  ),
);

/** Of the entries of lists one in so many has a slip. */
const oneEntryIn = 3;

export const slips: Readonly<Record<string, Slip>> = {
  "letters swapped": inOneWord(
    (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ),
  "a letter dropped": inOneWord((word, at) => word.slice(0, at) + word.slice(at + 1)),
  "a letter doubled": inOneWord((word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at)),
  "у for ү, о for ө": (text) => swapped(text, { ү: "у", ө: "о", Ү: "У", Ө: "О" }),
  "v for ү": (text) => swapped(text, { ү: "v", Ү: "V" }),
  "y for ү": (text) => swapped(text, { ү: "y", Ү: "Y" }),
  "no capitals": (text) => text.toLowerCase(),
  "capitals only": (text) => text.toUpperCase(),
  "no punctuation": (text) => text.replace(/[.,;:!?()"“”«»]+(?=\s|$)/gu, "").replace(/["“”«»()]/gu, ""),
  "no case endings": (text) => text.replace(endings, "$1"),
};

/** The commonest endings of nouns behind a stem of four letters and more. */
const endings =
  /(?<!\p{L})(\p{Script=Cyrillic}{4,}?)(?:ийн|ын|ний|ны|ийг|ыг|аас|ээс|оос|өөс|аар|ээр|оор|өөр|тай|тэй|той)(?!\p{L})/giu;

export function withSlips<P extends { readonly id: string }>(profile: P, slip: string): P {
  const change = slips[slip];
  if (change === undefined) throw new Error(`${slip} is no slip`);
  const random = createRandom(`${profile.id} ${slip}`);
  const changed = (name: string, value: unknown): unknown => {
    if (!written.has(name)) return value;
    if (typeof value === "string") return change(value, random);
    if (!Array.isArray(value)) return value;
    return value.map((entry) =>
      typeof entry === "string" && random() * oneEntryIn < 1 ? change(entry, random) : entry,
    );
  };
  const changes = Object.entries(profile).map(([name, value]) => [name, changed(name, value)]);
  return { ...profile, ...Object.fromEntries(changes) };
}

/** In one word of each sentence, that has five letters and more, at a place behind its first letter. */
function inOneWord(change: (word: string, at: number) => string): Slip {
  return (text, random) =>
    text.replace(/[^.!?\n]+/gu, (sentence) => {
      const words = [...sentence.matchAll(/\p{L}{5,}/gu)];
      const found = words[Math.floor(random() * words.length)];
      if (found === undefined) return sentence;
      const [word] = found;
      const at = 1 + Math.floor(random() * (word.length - 2));
      return sentence.slice(0, found.index) + change(word, at) + sentence.slice(found.index + word.length);
    });
}

function swapped(text: string, letters: Readonly<Record<string, string>>): string {
  return Array.from(text, (letter) => letters[letter] ?? letter).join("");
}

/** Park and Miller's generator, seeded by a text. */
export function createRandom(seed: string): () => number {
  let state = 1;
  for (const letter of seed) state = (state * 31 + (letter.codePointAt(0) ?? 0)) % 2147483647 || 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}
