import type { MemberActOutcome } from "@khamt/contract";

/** Most that one call takes. */
const atOnce = 100;

/** As many calls as they need; what came of all of them. */
export async function inParts<Person>(
  people: readonly Person[],
  act: (part: Person[]) => Promise<MemberActOutcome>,
): Promise<MemberActOutcome> {
  const outcome: MemberActOutcome = { done: 0, refused: [] };
  for (let start = 0; start < people.length; start += atOnce) {
    const part = await act(people.slice(start, start + atOnce));
    outcome.done += part.done;
    outcome.refused.push(...part.refused);
  }
  return outcome;
}
