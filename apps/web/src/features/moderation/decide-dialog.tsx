import type { ConductRule, DecisionAction } from "@khamt/contract";
import { dismissReport, restoreDecision, upholdReport } from "@khamt/contract/calls";
import { conductRules } from "@khamt/contract/conduct";
import type { BodyOf, Call } from "@khamt/contract/routes";
import { useQueryClient } from "@tanstack/react-query";
import { isBetweenTwo } from "../../shared/moderation/between-two.ts";
import { invalidateCalls } from "../../lib/query/query.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, RadioField, useForm } from "../../ui/forms/form.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { ApiError } from "../../lib/api.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { DecideProps } from "./decide-buttons.tsx";
import { moderationCalls } from "./queries.ts";

const longestNote = 5000;

type DecisionInput = BodyOf<typeof upholdReport>;

const decisionCalls = {
  uphold: upholdReport,
  restore: restoreDecision,
} as const satisfies Record<Exclude<DecisionAction, "dismiss">, Call>;

type DecideDialogProps = DecideProps & { action: DecisionAction; onClose: () => void };

/** A decision names the rule, unless nothing is wrong, and may say why. */
export default function DecideDialog({ id, kind, name, action, onClose }: DecideDialogProps) {
  const t = useT(catalogue("moderation"));
  const isWarning = action === "uphold" && isBetweenTwo(kind);
  const words = isWarning ? t.warn : t.actions[action];
  const client = useQueryClient();
  const needsRule = action !== "dismiss";
  const decision = useAction<Partial<DecisionInput> & { isFalse: boolean }, boolean>({
    call: (api, { rule, note = "", isFalse }) =>
      decide(
        action === "dismiss" || rule === undefined
          ? api.call(dismissReport, { params: { id }, body: { ...(rule && { rule }), note, isFalse } })
          : api.call(decisionCalls[action], { params: { id }, body: { rule, note } }),
      ),
    onDone: async (isDone) => {
      showToast({ title: isDone ? t.done.title : t.done.changed });
      onClose();
      await invalidateCalls(client, moderationCalls);
    },
  });
  const { form, field, values, change } = useForm<{ rule: ConductRule | ""; note: string; isFalse: boolean }>(
    {
      begin: () => ({ rule: "", note: "", isFalse: false }),
      check: ({ rule }) => ({ rule: rule === "" && needsRule ? t.ruleMissing : undefined }),
      onSubmit: ({ rule, ...said }) => decision.run(rule === "" ? said : { rule, ...said }),
    },
  );
  return (
    <Dialog open keepsOpen onOpenChange={onClose} title={words.title(name)} description={words.text}>
      <Form
        {...form}
        action={decision}
        submit={words.send}
        variant={action === "uphold" ? "danger" : "primary"}
      >
        <RadioField
          label={words.rule}
          options={conductRules.map((each) => ({ value: each, label: t.rules[each] }))}
          {...field("rule")}
        />
        <TextArea
          label={t.note.label}
          hint={t.note.hint}
          maxLength={longestNote}
          rows={4}
          {...field("note")}
        />
        {action === "dismiss" && (
          <label className="flex cursor-pointer items-start gap-3">
            <Switch checked={values.isFalse} onChange={({ target }) => change({ isFalse: target.checked })} />
            <span className="pt-2.5">{t.isFalse}</span>
          </label>
        )}
      </Form>
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
