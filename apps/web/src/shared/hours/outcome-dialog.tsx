import type { Talk } from "@khamt/contract";
import { recordTalk } from "@khamt/contract/calls";
import { hoursLengths, talkOutcomes } from "@khamt/contract/desk-vocabulary";
import { useQueryClient } from "@tanstack/react-query";
import { useKeptForm } from "../../lib/kept-form.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { invalidateCalls } from "../../lib/query/query.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, RadioField, useForm } from "../../ui/forms/form.tsx";
import { useOthersFirst } from "../../ui/forms/others-first.ts";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { whenText } from "../events/when.ts";
import { NowSays } from "./now-says.tsx";
import { hoursCalls } from "./queries.ts";

/** Whether somebody came, and what comes next. */
export default function OutcomeDialog({ talk, onClose }: { talk: Talk; onClose: () => void }) {
  const { talks: t, merged, nowSays } = useT(catalogue("hours"));
  const language = useLanguage();
  const client = useQueryClient();
  const { id, name, beginsAt, endsAt, outcome, remarks } = talk;
  const said = [outcome && t.outcomes[outcome], remarks].filter(Boolean).join("\n");
  // With what was read when it was typed: by now another may have noted something else.
  const kept = useKeptForm({
    name: `talk-${id}`,
    fresh: () => ({ outcome: outcome ?? "came", remarks: remarks ?? "", read: said }),
  });
  const giveUp = () => {
    kept.forget();
    onClose();
  };
  const saving = useFormAction(
    useOthersFirst(merged, {
      call: (api, typed: ReturnType<typeof kept.begin>) =>
        api.call(recordTalk, {
          params: { id },
          body: {
            outcome: typed.outcome,
            remarks: typed.remarks.trim() || null,
            before: { outcome, remarks },
          },
        }),
      onDone: async () => {
        await invalidateCalls(client, hoursCalls);
        showToast({ title: t.saved });
        giveUp();
      },
    }),
  );
  const { form, field, values, fault } = useForm({
    ...kept,
    fault: saving.fault,
    onSubmit: (typed) => saving.run(typed),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      keepsOpen
      title={t.title(name)}
      description={`${whenText(beginsAt, endsAt, language)}. ${t.readers(name)}`}
    >
      <Form {...form} action={{ ...saving, fault }} submit={t.save} onCancel={giveUp}>
        <RadioField
          label={t.outcome}
          options={talkOutcomes.map((value) => ({ value, label: t.outcomes[value] }))}
          {...field("outcome")}
        />
        <TextArea
          label={t.remarks}
          hint={t.remarksHint}
          maxLength={hoursLengths.remarks}
          rows={4}
          {...field("remarks")}
        />
        {values.read !== said && <NowSays label={nowSays} words={said} />}
      </Form>
    </Dialog>
  );
}
