import { Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import type { DraftSaver } from "../drafts/draft-saver.ts";
import { useEngine } from "../engine.ts";
import { KeptNote } from "../drafts/draft-notice.tsx";
import type { Fault } from "../use-submission.ts";
import { useSettledValues } from "../use-settled-values.ts";
import { openFields } from "../values.ts";
import { ErrorSummary } from "./error-summary.tsx";

type SubmitBarProps = {
  isPending: boolean;
  fault: Fault | undefined;
  /** How often it was sent in vain. */
  attempt: number;
  onCompare: () => void;
  keeper: DraftSaver;
};

/** The button that sends it, what it still waits for, and why it was not taken. It stays in sight, above open suggestions. */
export function SubmitBar({ isPending, fault, attempt, onCompare, keeper }: SubmitBarProps) {
  const t = useT(catalogue("forms"));
  const { kind, isEdit, goTo } = useEngine();
  const words = useT(kind.words);
  const open = openFields(kind.description, useSettledValues());
  const labels = isEdit ? [t.save, t.saving] : [words.submit, t.creating];
  return (
    <div
      data-bar="form"
      className="sticky short:static bottom-0 z-20 -mx-5 mt-6 border-t border-line bg-page px-5 py-3 sm:-mx-7 sm:px-7 lg:mx-0 lg:pr-0 lg:pl-[17rem]"
    >
      <div role="alert">
        {fault !== undefined && (
          <div className="mb-3 rounded-control bg-danger-soft px-3.5 py-2.5 text-sm text-danger">
            <p>{fault.message}</p>
            {fault.id === "company-needed" && (
              <LinkButton to="/create-company" search={{ posting: "now" }} variant="secondary" size="small">
                {t.failure.toCompany}
              </LinkButton>
            )}
            {fault.id === "already-exists" && (
              <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onCompare}>
                {t.failure.compare}
              </Button>
            )}
          </div>
        )}
      </div>
      <ErrorSummary attempt={attempt} />
      {/* What comes and goes stands above the button on a phone, which so keeps its place under the finger. */}
      <div className="flex flex-col gap-x-4 sm:flex-row-reverse sm:flex-wrap sm:items-center sm:justify-end">
        <div className="flex flex-wrap items-center gap-x-4">
          {attempt === 0 && open[0] !== undefined && (
            <button
              type="button"
              className="min-h-11 min-w-11 text-left text-sm text-brand underline underline-offset-2"
              onClick={() => goTo(open[0] ?? "")}
            >
              {t.open(open.length)}
            </button>
          )}
          <KeptNote keeper={keeper} />
        </div>
        {/* Pressed before everything required is there, it says what is missing and leads to the first of it. */}
        <Button type="submit" variant="next" aria-disabled={isPending || open.length > 0}>
          {isPending ? labels[1] : labels[0]}
        </Button>
      </div>
    </div>
  );
}
