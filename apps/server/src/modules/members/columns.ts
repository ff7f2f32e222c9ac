export type Column = "email" | "name" | "firstName" | "lastName" | "language" | "kind";
/** Where each known column stands, and the headings of all. */
export type Columns = { places: ReadonlyMap<Column, number>; headings: readonly string[] };

/** As spreadsheets of both languages have them: their letters alone, in lower case, without "address" and without whose it is. */
const words: Record<Column, readonly string[]> = {
  email: [
    "email",
    "mail",
    "gmail",
    "имэйл",
    "имейл",
    "емэйл",
    "мэйл",
    "мейл",
    "майл",
    "цахимшуудан",
    "цахим",
  ],
  name: ["name", "names", "fullname", "бүтэннэр", "овогнэр", "нэровог", "нэрс"],
  firstName: ["firstname", "givenname", "нэр", "өөрийннэр"],
  lastName: ["lastname", "surname", "familyname", "овог"],
  language: ["language", "lang", "хэл"],
  kind: ["kind", "type", "accounttype", "төрөл", "бүртгэлийнтөрөл"],
};
/** Lists of start-ups name whom they are of: where no column is called a name, the name stands there. */
const people: readonly string[] = [
  "founder",
  "founders",
  "contactperson",
  "contactname",
  "participant",
  "applicant",
  "member",
  "teamleader",
  "teamlead",
  "хүн",
  "үүсгэнбайгуулагч",
  "багийнахлагч",
  "ахлагч",
  "удирдагч",
  "төлөөлөгч",
  "оролцогч",
  "гишүүн",
];
const whose =
  /^(?:таны|гишүүний|оролцогчийн|оюутны|үүсгэнбайгуулагчийн|(?:багийн)?ахлагчийн|удирдагчийн|төлөөлөгчийн|холбообарих(?:хүний)?|(?:your|member|participant|applicant|student|founder)s?)(?=\p{L})/u;

/** The surest first: a heading as a whole, one of its parts ("Email / Имэйл"), a word of a question. */
const readings: readonly ((heading: string) => readonly string[])[] = [
  (heading) => [wordOf(heading)],
  (heading) => heading.split(/[/|(),;:\n]+/u).map(wordOf),
  (heading) => (/e-?mail|и-?м[эе]йл/iu.test(heading) ? ["email"] : []),
];

/** Undefined where the last of these lines, the first of a table, names no column of email addresses. */
export function findColumns(lines: readonly (readonly string[])[]): Columns | undefined {
  const own = lines.at(-1) ?? [];
  const places = placesIn(own);
  if (!places.has("email")) return undefined;
  // Merged cells have their heading in a line above; a title is no such line.
  const merged = lines.filter((cells) => cells.filter((cell) => cell.trim() !== "").length > 1);
  const width = Math.max(...lines.map((cells) => cells.length));
  const headings = Array.from(
    { length: width },
    (_, at) => merged.findLast((cells) => (cells[at] ?? "").trim() !== "")?.[at]?.trim() ?? "",
  );
  return { places: new Map([...placesIn(headings), ...places]), headings };
}

/** What a heading may say, the surest first. */
export function wordsIn(heading: string): string[] {
  return readings.flatMap((read) => read(heading));
}

function placesIn(headings: readonly string[]): Map<Column, number> {
  const found = new Map<Column, number>();
  for (const read of readings)
    headings.forEach((heading, place) => {
      const said = read(heading);
      for (const [column, names] of Object.entries(words))
        if (isColumn(column) && !found.has(column) && said.some((word) => names.includes(word)))
          found.set(column, place);
    });
  const isNamed = (["name", "firstName", "lastName"] as const).some((column) => found.has(column));
  const person = headings.findIndex((heading) => people.includes(wordOf(heading)));
  if (!isNamed && person >= 0) found.set("name", person);
  return found;
}

function wordOf(heading: string): string {
  const letters = heading.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
  return letters.replace(/(?:гийн)?хаяг$|address$/u, "").replace(whose, "");
}

function isColumn(name: string): name is Column {
  return Object.hasOwn(words, name);
}
