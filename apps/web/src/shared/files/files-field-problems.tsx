import type { Problem } from "./files-field-checks.ts";

/** What of the last choice was not taken, and why; read out as soon as it appears. */
export function FilesFieldProblems({ problems }: { problems: readonly Problem[] }) {
  return (
    <div role="alert" className="grid gap-2">
      {problems.map(({ title, text }) => (
        <p
          key={title}
          className="rounded-control bg-danger-soft px-3.5 py-2.5 text-sm wrap-anywhere text-danger"
        >
          <strong className="font-semibold">{title}.</strong> {text}
        </p>
      ))}
    </div>
  );
}
