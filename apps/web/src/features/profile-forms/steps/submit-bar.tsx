import { Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import type { DraftSaver } from "../drafts/draft-saver.ts";
import { useEngine } from "../engine.ts";
import { KeptNote } from "../drafts/draft-notice.tsx";
import type { Fault } from "../use-submission.ts";

type SubmitBarProps = {
  step: number;
  onOpen: (step: number) => void;
  isPending: boolean;
  fault: Fault | undefined;
  onCompare: () => void;
  keeper: DraftSaver;
};

/** Back, on, and the button that sends it; beside it why it was not taken. It stays in sight. */
export function SubmitBar({ step, onOpen, isPending, fault, onCompare, keeper }: SubmitBarProps) {
  const t = useT(catalogue("forms"));
  const { kind, isEdit } = useEngine();
  const words = useT(kind.words);
  const isLast = step === kind.description.steps.length - 1;
  const labels = isEdit ? [t.save, t.saving] : [words.submit, t.creating];
  return (
    <div className="sticky bottom-0 z-10 mt-8 -mx-5 border-t border-line bg-page px-5 py-3 sm:mx-0 sm:px-0">
      <div role="alert">
        {fault !== undefined && (
          <div className="mb-3 rounded-control bg-danger-soft px-3.5 py-2.5 text-sm text-danger">
            <p>{fault.message}</p>
            {fault.id === "company-needed" && (
              <LinkButton to="/create-company" variant="secondary" size="small">
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
      <div className="flex flex-wrap items-center gap-3">
        {step > 0 && (
          <Button variant="secondary" onClick={() => onOpen(step - 1)}>
            {t.steps.back}
          </Button>
        )}
        {!isLast && (
          // On a new form Enter goes on; on one that is edited it saves.
          <Button
            key="next"
            type={isEdit ? "button" : "submit"}
            variant={isEdit ? "secondary" : "primary"}
            onClick={isEdit ? () => onOpen(step + 1) : undefined}
          >
            {t.steps.next}
          </Button>
        )}
        {(isLast || isEdit) && (
          <Button key="send" type="submit" variant="next" aria-disabled={isPending}>
            {isPending ? labels[1] : labels[0]}
          </Button>
        )}
        <KeptNote keeper={keeper} />
      </div>
    </div>
  );
}
