import type { ConductRule, DecisionAction } from "@khamt/contract";
import { dismissReport, restoreDecision, upholdReport } from "@khamt/contract/calls";
import { conductRules } from "@khamt/contract/conduct";
import type { BodyOf, Call } from "@khamt/contract/routes";
import { useQueryClient } from "@tanstack/react-query";
import { invalidateCalls } from "../../lib/query/query.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, RadioField, useForm } from "../../ui/forms/form.tsx";
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
  dismiss: dismissReport,
  uphold: upholdReport,
  restore: restoreDecision,
} as const satisfies Record<DecisionAction, Call>;

type DecideDialogProps = DecideProps & { action: DecisionAction; onClose: () => void };

/** A decision names the rule, unless nothing is wrong, and may say why. */
export default function DecideDialog({ id, name, action, onClose }: DecideDialogProps) {
  const t = useT(catalogue("moderation"));
  const words = t.actions[action];
  const client = useQueryClient();
  const needsRule = action !== "dismiss";
  const decision = useAction<Partial<DecisionInput>, boolean>({
    call: (api, { rule, note = "" }) =>
      decide(
        rule === undefined
          ? api.call(dismissReport, { params: { id }, body: { note } })
          : api.call(decisionCalls[action], { params: { id }, body: { rule, note } }),
      ),
    onDone: async (isDone) => {
      showToast({ title: isDone ? t.done.title : t.done.changed });
      onClose();
      await invalidateCalls(client, moderationCalls);
    },
  });
  const { form, field } = useForm<{ rule: ConductRule | ""; note: string }>({
    begin: () => ({ rule: "", note: "" }),
    check: ({ rule }) => ({ rule: rule === "" && needsRule ? t.ruleMissing : undefined }),
    onSubmit: ({ rule, note }) => decision.run(rule === "" ? { note } : { rule, note }),
  });
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
