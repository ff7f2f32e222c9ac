type Named = { userId: string; name: string };

/** In a table beside the name. */
const mostOfHeadline = 40;

/** Who has the name of another is called by what their profile says of them in a line too, and who still does by a number. */
export function toldApart<Person extends Named>(
  people: readonly Person[],
  headlineOf: (userId: string) => string | null,
): Person[] {
  const said = renamed(people, (person) => {
    const headline = headlineOf(person.userId)?.trim() ?? "";
    return headline === "" ? person.name : `${person.name} (${shortened(headline)})`;
  });
  return renamed(said, ({ name }, place) => `${name} ${place + 1}`);
}

/** Those of one name, each by its place among them. */
function renamed<Person extends Named>(
  people: readonly Person[],
  nameOf: (person: Person, place: number) => string,
): Person[] {
  const alike = Map.groupBy(people, ({ name }) => name.toLowerCase());
  return people.map((person) => {
    const same = alike.get(person.name.toLowerCase()) ?? [];
    return same.length > 1 ? { ...person, name: nameOf(person, same.indexOf(person)) } : person;
  });
}

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length <= mostOfHeadline ? text : `${letters.slice(0, mostOfHeadline).join("").trimEnd()}…`;
}
