import type { ConductRule, DecisionAction, SafetySubject } from "@khamt/contract";
import { dismissReport, keepDecision, restoreDecision, upholdReport } from "@khamt/contract/calls";
import { conductRules } from "@khamt/contract/conduct";
import { useQueryClient } from "@tanstack/react-query";
import { isBetweenTwo } from "../../shared/moderation/between-two.ts";
import { useKeptForm } from "../../lib/kept-form.ts";
import { invalidateCalls } from "../../lib/query/query.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, RadioField, useForm } from "../../ui/forms/form.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { type Api, unlessChanged } from "../../lib/api.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { moderationCalls } from "./queries.ts";

const longestNote = 5000;

type Typed = { rule: ConductRule | ""; note: string; isFalse: boolean };

export type DecideProps = {
  /** Of a report, under which cases are decided, or of the decision that is taken back or kept. */
  id: string;
  kind: SafetySubject["kind"];
  name: string;
  /** Of a decision: whether an appeal against it has its answer. */
  isAnswered?: boolean;
};

type DecideDialogProps = DecideProps & { action: DecisionAction; onClose: () => void };

/** A decision names the rule, unless nothing is wrong or it stays, and may say why. */
export default function DecideDialog(props: DecideDialogProps) {
  const { id, kind, name, isAnswered, action, onClose } = props;
  const t = useT(catalogue("moderation"));
  const isWarning = action === "uphold" && isBetweenTwo(kind);
  const words = isWarning ? t.warn : t.actions[action];
  const client = useQueryClient();
  const needsRule = action !== "dismiss" && words.rule !== undefined;
  const kept = useKeptForm<Typed>({
    name: `decision-${action}-${id}`,
    fresh: () => ({ rule: "", note: "", isFalse: false }),
  });
  const decision = useFormAction({
    call: (api, typed: Typed) => unlessChanged(send(api, { id, isAnswered, action, typed })),
    onDone: async (decided) => {
      kept.forget();
      showToast({ title: decided ? t.done.title : t.done.changed });
      onClose();
      await invalidateCalls(client, moderationCalls);
    },
  });
  const { form, field, values, change } = useForm<Typed>({
    ...kept,
    check: ({ rule }) => ({ rule: rule === "" && needsRule ? t.ruleMissing : undefined }),
    onSubmit: decision.run,
  });
  return (
    <Dialog open keepsOpen onOpenChange={onClose} title={words.title(name)} description={words.text}>
      <Form
        {...form}
        action={decision}
        submit={words.send}
        variant={action === "uphold" ? "danger" : "primary"}
      >
        {words.rule !== undefined && (
          <RadioField
            label={words.rule}
            options={conductRules.map((each) => ({ value: each, label: t.rules[each] }))}
            {...field("rule")}
          />
        )}
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

type Sending = { id: string; isAnswered: boolean | undefined; action: DecisionAction; typed: Typed };

function send(
  api: Api,
  { id, isAnswered, action, typed: { rule, note, isFalse } }: Sending,
): Promise<object> {
  const params = { id };
  if (action === "keep") return api.call(keepDecision, { params, body: { note } });
  if (action === "dismiss" || rule === "")
    return api.call(dismissReport, { params, body: { ...(rule && { rule }), note, isFalse } });
  return action === "restore"
    ? api.call(restoreDecision, { params, body: { rule, note, isAnswered } })
    : api.call(upholdReport, { params, body: { rule, note } });
}
