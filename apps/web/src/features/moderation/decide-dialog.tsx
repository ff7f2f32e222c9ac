import type { ConductRule, DecisionAction } from "@khamt/contract";
import { dismissReport, restoreDecision, upholdReport } from "@khamt/contract/calls";
import { conductRules } from "@khamt/contract/conduct";
import type { BodyOf, Call } from "@khamt/contract/routes";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState, type SubmitEvent } from "react";
import { invalidateCalls } from "../../lib/query/query.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { InlineFault } from "../../ui/forms/field.tsx";
import { RadioChoice } from "../../ui/forms/radio-choice.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { ApiError } from "../../lib/api.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { DecideProps } from "./decide-buttons.tsx";
import { moderationCalls } from "./queries.ts";

const longestNote = 5000;

type DecisionInput = BodyOf<typeof dismissReport>;

const decisionCalls = {
  dismiss: dismissReport,
  uphold: upholdReport,
  restore: restoreDecision,
} as const satisfies Record<DecisionAction, Call>;

type DecideDialogProps = DecideProps & { action: DecisionAction; onClose: () => void };

/** Every decision names a rule, and may say why. */
export default function DecideDialog({ id, name, action, onClose }: DecideDialogProps) {
  const t = useT(catalogue("moderation"));
  const words = t.actions[action];
  const client = useQueryClient();
  const fault = useId();
  const [rule, setRule] = useState<ConductRule>();
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const isMissing = isTried && rule === undefined;
  const decision = useAction<DecisionInput, boolean>({
    call: (api, body) => decide(api.call(decisionCalls[action], { params: { id }, body })),
    onDone: async (isDone) => {
      showToast({ title: isDone ? t.done.title : t.done.changed });
      onClose();
      await invalidateCalls(client, moderationCalls);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (rule === undefined) event.currentTarget.querySelector("input")?.focus();
    else decision.run({ rule, note });
  };
  return (
    <Dialog open keepsOpen onOpenChange={onClose} title={words.title(name)} description={words.text}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <InlineFault message={decision.fault?.message} />
        <fieldset aria-describedby={isMissing ? fault : undefined} className="grid gap-2">
          <legend className="mb-2 font-semibold">{words.rule}</legend>
          {conductRules.map((each) => (
            <RadioChoice
              key={each}
              name="rule"
              label={t.rules[each]}
              checked={rule === each}
              onChange={() => setRule(each)}
            />
          ))}
          {isMissing && (
            <p id={fault} role="alert" className="text-sm text-danger">
              {t.ruleMissing}
            </p>
          )}
        </fieldset>
        <TextArea
          label={t.note.label}
          hint={t.note.hint}
          value={note}
          onChange={setNote}
          maxLength={longestNote}
          rows={4}
        />
        <div>
          <ActionButton
            type="submit"
            variant={action === "uphold" ? "danger" : "primary"}
            isPending={decision.isPending}
          >
            {words.send}
          </ActionButton>
        </div>
      </form>
    </Dialog>
  );
}

/** False: it was decided elsewhere meanwhile, so that this is no longer possible. */
async function decide(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer;
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.body?.error === "conflict") return false;
    throw error;
  }
}
