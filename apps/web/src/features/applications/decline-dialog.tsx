import type { Application, DeclineReason } from "@khamt/contract";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { useKeptForm } from "../../lib/kept-form.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { limits } from "./draft.ts";
import { moveApplication } from "@khamt/contract/calls";
import { useOthersFirst, useTypedDialog } from "../../ui/forms/others-first.ts";
import { useMoves } from "./use-moves.ts";

type DeclineDialogProps = {
  application: Application;
  name: string;
  onClose: () => void;
};

type Refusal = { reason: DeclineReason | ""; text: string };

/** A refusal, with a reason and a word to the applicant if the owner wants to give them. */
export default function DeclineDialog({ application, name, onClose }: DeclineDialogProps) {
  const t = useT(catalogue("applications"));
  const { tell } = useMoves(application);
  const kept = useKeptForm<Refusal>({
    name: `decline-${application.id}`,
    fresh: () => ({ reason: "", text: "" }),
  });
  const { told, onDone } = useTypedDialog(kept, onClose);
  const declining = useFormAction(
    useOthersFirst(told, {
      call: (api, { reason, text }: Refusal) =>
        api.call(moveApplication, {
          params: { id: application.id, action: "decline" },
          body: { reason: reason === "" ? undefined : reason, text },
        }),
      onDone: async (answer: Application) => {
        await tell(answer, false);
        onDone();
      },
    }),
  );
  const { form, field, fault } = useForm({
    fault: declining.fault,
    ...kept,
    onSubmit: declining.run,
  });
  return (
    <Dialog open keepsOpen onOpenChange={onClose} title={t.decline.title(name)} description={t.decline.text}>
      <Form {...form} action={{ ...declining, fault }} submit={t.decline.button} variant="danger">
        <SelectField
          label={t.decline.reason}
          emptyLabel={t.decline.none}
          options={Object.entries(t.reasons).map(([value, label]) => ({ value, label }))}
          {...field("reason")}
        />
        <TextArea
          label={t.decline.word}
          hint={t.decline.wordHint}
          maxLength={limits.refusal}
          rows={3}
          {...field("text")}
        />
      </Form>
    </Dialog>
  );
}
