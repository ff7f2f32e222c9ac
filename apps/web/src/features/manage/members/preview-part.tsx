import type { DraftedKind, ImportPreview } from "@khamt/contract";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { focusAtOnce, InlineFault } from "../../../ui/forms/field.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { Lines } from "../frame/lines.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";

type PreviewPartProps = {
  preview: ImportPreview;
  keepsOthers: boolean;
  onKeepOthers: (keeps: boolean) => void;
  /** As what start-ups of the table are begun; null: not at all. */
  startUps: DraftedKind | null;
  onStartUps: (kind: DraftedKind | null) => void;
  isPending: boolean;
  onConfirm: () => void;
};

/** What an import would do: who is invited, which lines are left out and why. */
export function PreviewPart({ preview, isPending, onConfirm, ...choice }: PreviewPartProps) {
  const t = useT(catalogue("manage-import"));
  const { keepsOthers, onKeepOthers, startUps, onStartUps } = choice;
  const { fault, columns, people, joining, noted, drafts, examples, problems, warnings, hasMail } = preview;
  const taken = startUps === null ? [] : drafts[startUps];
  const others = columns.others.filter((heading) => !taken.includes(heading));
  // Whoever mends a table and chooses it again looks for what is still wrong, not for all that went well.
  const wrong = problems.filter(({ problem }) => problem !== "member");
  const known = problems.length - wrong.length;
  if (fault !== null) return <InlineFault message={t.faults[fault]} />;
  return (
    <section role="status" className="grid gap-5">
      <h2 ref={focusAtOnce} tabIndex={-1} className="text-xl font-bold focus:outline-none">
        {people === 0 ? t.nobody : t.people(people)}
      </h2>
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
      <div className="grid gap-2">
        <h3 className="font-semibold">{t.columns.title}</h3>
        <p className="wrap-anywhere">{t.columns.read(columns.read.join(" · "))}</p>
        {drafts.count > 0 && (
          <>
            <SelectField
              label={t.startUps.label(drafts.count)}
              hint={t.startUps.hint}
              options={[
                { value: "", label: t.startUps.none },
                { value: "company", label: t.startUps.company },
                { value: "idea", label: t.startUps.idea },
              ]}
              value={startUps ?? ""}
              onChange={({ target: { value } }) =>
                onStartUps(value === "company" || value === "idea" ? value : null)
              }
            />
            {taken.length > 0 && <p className="wrap-anywhere">{t.startUps.taken(taken.join(" · "))}</p>}
          </>
        )}
        {others.length > 0 && (
          <>
            <p className="wrap-anywhere">{t.columns.others(others.join(" · "))}</p>
            {people + noted > 0 && (
              <CheckField
                label={t.columns.keep}
                hint={t.columns.keepHint}
                checked={keepsOthers}
                onChange={onKeepOthers}
              />
            )}
          </>
        )}
      </div>
      {warnings.length > 0 && (
        <Lines
          title={t.warned(warnings.length)}
          lineOf={t.line}
          lines={warnings.map((each) => ({ ...each, problem: t.warnings[each.problem] }))}
        />
      )}
      {known > 0 && (
        <div>
          <p className="font-semibold">{t.known(known)}</p>
          {joining > 0 && <p>{t.joining(joining)}</p>}
          {noted > 0 && keepsOthers && <p>{t.noted(noted)}</p>}
        </div>
      )}
      {wrong.length > 0 && (
        <Lines
          title={t.leftOut(wrong.length)}
          lineOf={t.line}
          lines={wrong.map((each) => ({ ...each, problem: t.problems[each.problem] }))}
        />
      )}
      {people + joining + (keepsOthers ? noted : 0) > 0 && (
        <div className="grid justify-items-start gap-3">
          {people > 0 && <p className="max-w-[62ch]">{hasMail ? t.letter : t.noMail}</p>}
          <ActionButton isPending={isPending} onClick={onConfirm}>
            {people > 0 ? t.send(people) : t.apply}
          </ActionButton>
        </div>
      )}
    </section>
  );
}
