import type { ManagedRounds } from "@khamt/contract";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { ScrollRegion } from "../../../ui/lists/scroll-region.tsx";

/** For the wall: whoever comes in looks for the own name, and reads at which table each round is. On paper a page of its own. */
export function ByName({ rounds: { rounds, members, meetings } }: { rounds: ManagedRounds }) {
  const { desk, column } = useT(catalogue("rounds"));
  const language = useLanguage();
  const tables = new Map(
    meetings.flatMap(({ number, table, a, b }) => [a, b].map((one) => [`${number} ${one}`, table])),
  );
  const numbers = Array.from({ length: rounds }, (_, at) => at + 1);
  const people = members
    .filter(({ userId }) => meetings.some(({ a, b }) => a === userId || b === userId))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  if (people.length === 0) return null;
  return (
    <div className="min-w-0 print:break-before-page">
      <h2 className="text-xl font-bold">{desk.byName}</h2>
      <ScrollRegion label={desk.byName} className="mt-2 overflow-x-auto">
        <table className="w-full text-left tabular-nums">
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="py-2 pr-4 align-bottom font-semibold">
                {column.name}
              </th>
              {numbers.map((number) => (
                <th key={number} scope="col" className="px-2 py-2 text-center align-bottom font-semibold">
                  {column.round(number)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {people.map(({ userId, name }) => (
              <tr key={userId}>
                <th scope="row" className="py-2 pr-4 font-semibold wrap-anywhere">
                  {name}
                </th>
                {numbers.map((number) => (
                  <td key={number} className="px-2 py-2 text-center">
                    {tables.get(`${number} ${userId}`) ?? "–"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
