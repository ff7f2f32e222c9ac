import type { ImportPreview } from "@khamt/contract";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { InlineFault } from "../../../ui/forms/field.tsx";
import { Lines } from "../frame/lines.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";

type PreviewPartProps = { preview: ImportPreview; isPending: boolean; onConfirm: () => void };

/** What an import would do: who is invited, which lines are left out and why. */
export function PreviewPart({ preview, isPending, onConfirm }: PreviewPartProps) {
  const { import: t } = useT(catalogue("manage-members"));
  const { fault, people, examples, problems, warnings, hasMail } = preview;
  if (fault !== null) return <InlineFault message={t.faults[fault]} />;
  return (
    <section role="status" className="grid gap-5">
      <h2 className="text-xl font-bold">{people === 0 ? t.nobody : t.people(people)}</h2>
      {examples.length > 0 && (
        <div>
          <h3 className="font-semibold">{t.examples}</h3>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {examples.map(({ line, name, email }) => (
              <li key={line} className="py-2 wrap-anywhere">
                <span className="font-semibold">{name}</span> <span className="text-muted">{email}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {warnings.length > 0 && (
        <Lines
          title={t.warned(warnings.length)}
          lineOf={t.line}
          lines={warnings.map((each) => ({ ...each, problem: t.warnings[each.problem] }))}
        />
      )}
      {problems.length > 0 && (
        <Lines
          title={t.leftOut(problems.length)}
          lineOf={t.line}
          lines={problems.map((each) => ({ ...each, problem: t.problems[each.problem] }))}
        />
      )}
      {people > 0 && (
        <div className="grid justify-items-start gap-3">
          <p className="max-w-[62ch]">{hasMail ? t.letter : t.noMail}</p>
          <ActionButton isPending={isPending} onClick={onConfirm}>
            {t.send(people)}
          </ActionButton>
        </div>
      )}
    </section>
  );
}
