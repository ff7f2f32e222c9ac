import { useEffect, useRef } from "react";
import { useFormState } from "react-hook-form";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useEngine } from "../engine.ts";
import { problemText } from "../controls/use-problem.ts";
import { fieldsOf } from "../values.ts";

/** After a submit in vain: what is wrong, each with a way there. `attempt` counts those submits. */
export function ErrorSummary({ attempt }: { attempt: number }) {
  const t = useT(catalogue("forms"));
  const { kind, methods, goTo } = useEngine();
  const words = useT(kind.words).fields;
  const { errors } = useFormState({ control: methods.control });
  const box = useRef<HTMLDivElement>(null);
  const told = useRef(0);
  // The errors come a moment after the attempt.
  useEffect(() => {
    if (attempt === told.current || box.current === null) return;
    told.current = attempt;
    box.current.focus();
  });
  const faulty = fieldsOf(kind.description).filter(({ name }) => errors[name] !== undefined);
  if (attempt === 0 || faulty.length === 0) return null;
  return (
    <div
      {...{ ref: box, role: "alert", tabIndex: -1 }}
      className="mb-6 rounded-control border border-danger/40 bg-danger-soft px-4 py-3"
    >
      <h2 className="font-bold text-danger">{t.summary.title(faulty.length)}</h2>
      <ul>
        {faulty.map(({ name }) => (
          <li key={name}>
            <button
              type="button"
              className="min-h-11 text-left underline underline-offset-2"
              onClick={() => goTo(name)}
            >
              {words[name]?.label ?? name}: {problemText(t.problems, errors[name]?.message)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
