import { catalogue, useT } from "../../../lib/language/index.ts";

type Line = { line: number; problem: string; value: string };
type LinesProps = { title: string; lines: readonly Line[]; lineOf: (line: number) => string };

/** The others are unfolded: the button below stays near. */
const mostShown = 8;

/** Lines of a list of which something is to be told, and what. */
export function Lines({ title, lines, lineOf }: LinesProps) {
  const t = useT(catalogue("manage"));
  const others = lines.slice(mostShown);
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <Rows lines={lines.slice(0, mostShown)} lineOf={lineOf} />
      {others.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
            {t.moreLines(others.length)}
          </summary>
          <Rows lines={others} lineOf={lineOf} />
        </details>
      )}
    </div>
  );
}

function Rows({ lines, lineOf }: Pick<LinesProps, "lines" | "lineOf">) {
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {lines.map(({ line, problem, value }) => (
        <li key={`${line} ${value}`} className="py-2 wrap-anywhere">
          <span className="font-semibold">{lineOf(line)}:</span> {problem}
          {value !== "" && <span className="text-muted"> · {value}</span>}
        </li>
      ))}
    </ul>
  );
}
