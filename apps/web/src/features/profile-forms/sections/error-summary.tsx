import { useLayoutEffect, useRef } from "react";
import { useFormState } from "react-hook-form";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useEngine } from "../engine.ts";
import { useProblemText } from "../controls/use-problem.ts";
import { fieldsOf } from "../values.ts";

/** After a submit in vain: what is wrong, each with a way there; the cursor goes to the first. `attempt` counts those submits. */
export function ErrorSummary({ attempt }: { attempt: number }) {
  const t = useT(catalogue("forms"));
  const inWords = useProblemText();
  const { kind, methods, goTo } = useEngine();
  const words = useT(kind.words).fields;
  const { errors } = useFormState({ control: methods.control });
  const faulty = fieldsOf(kind.description).filter(({ name }) => errors[name] !== undefined);
  const first = faulty[0]?.name;
  const answered = useRef(0);
  // The errors come a moment after the attempt; the cursor is there as soon as they are seen.
  useLayoutEffect(() => {
    if (attempt === answered.current || first === undefined) return;
    answered.current = attempt;
    goTo(first);
  });
  if (attempt === 0 || first === undefined) return null;
  return (
    <div role="alert" className="mb-3 rounded-control bg-danger-soft px-3.5 py-2 text-sm">
      <h2 className="font-bold text-danger">{t.summary.title(faulty.length)}</h2>
      <ul className="flex gap-x-5 overflow-x-auto whitespace-nowrap">
        {faulty.map(({ name }) => (
          <li key={name}>
            <button
              type="button"
              className="min-h-11 underline underline-offset-2"
              onClick={() => goTo(name)}
            >
              {words[name]?.label ?? name}: {inWords(errors[name]?.message)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
