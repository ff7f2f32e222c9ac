type LeftOutProps = {
  title: string;
  lines: readonly { line: number; problem: string; value: string }[];
  lineOf: (line: number) => string;
};

/** Which lines of a list are not used, and why. */
export function LeftOut({ title, lines, lineOf }: LeftOutProps) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul
        // A long list scrolls by itself: the button stays near.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={title}
        className="mt-2 max-h-80 divide-y divide-line overflow-y-auto border-y border-line"
      >
        {lines.map(({ line, problem, value }) => (
          <li key={`${line} ${value}`} className="py-2 wrap-anywhere">
            <span className="font-semibold">{lineOf(line)}:</span> {problem}
            {value !== "" && <span className="text-muted"> · {value}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
