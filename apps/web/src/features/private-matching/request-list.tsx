import { catalogue, useT, type Words } from "../../lib/language/index.ts";
import type { Entry } from "./ledger.ts";

/** Every request that was made, as it was made. */
export function RequestList({ entries }: { entries: readonly Entry[] }) {
  const t = useT(catalogue("private-matching"));
  return (
    <details className="rounded-card border border-line p-4">
      <summary className="cursor-pointer font-semibold">{t.leaves}</summary>
      <p className="mt-2 text-sm text-muted">{entries.length === 0 ? t.leavesNone : t.leavesHint}</p>
      {entries.length > 0 && (
        <div className="mt-3 overflow-x-auto">
          <table className="w-full text-left text-sm">
            <thead>
              <tr>
                {[t.request, t.asked, t.sent, t.received].map((head) => (
                  <th key={head} scope="col" className="py-1 pr-4 font-semibold">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry, at) => (
                <tr key={at} className="border-t border-line align-top">
                  <td className="py-1.5 pr-4 break-all">
                    {entry.method} {entry.path}
                  </td>
                  <td className="py-1.5 pr-4">{entry.named ? t.named : t.anonymous}</td>
                  <td className="py-1.5 pr-4">{entry.sent === 0 ? t.nothing : t.bytes(entry.sent)}</td>
                  <td className="py-1.5 tabular-nums">{sizeOf(entry.received, t)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

function sizeOf(bytes: number | undefined, t: Words["private-matching"]): string {
  if (bytes === undefined) return "…";
  return bytes < 1000 ? t.bytes(bytes) : t.kilobytes(Math.round(bytes / 1000));
}
