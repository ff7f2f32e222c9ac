import type { Application, DeclineReason } from "@khamt/contract";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { makeMove, useMoves } from "./use-moves.ts";

type DeclineDialogProps = {
  application: Application;
  name: string;
  onClose: () => void;
};

/** A refusal, with a reason if the owner wants to give one. */
export default function DeclineDialog({ application, name, onClose }: DeclineDialogProps) {
  const t = useT(catalogue("applications"));
  const { tell } = useMoves(application);
  const declining = useFormAction({
    call: (api, { reason }: { reason: DeclineReason | "" }) =>
      makeMove(api, application, { action: "decline", reason: reason === "" ? undefined : reason }),
    onDone: async (answer) => {
      await tell(answer, false);
      onClose();
    },
  });
  const { form, field } = useForm<{ reason: DeclineReason | "" }>({
    begin: () => ({ reason: "" }),
    onSubmit: declining.run,
  });
  return (
    <Dialog open onOpenChange={onClose} title={t.decline.title(name)} description={t.decline.text}>
      <Form {...form} action={declining} submit={t.decline.button} variant="danger">
        <SelectField
          label={t.decline.reason}
          emptyLabel={t.decline.none}
          options={Object.entries(t.reasons).map(([value, label]) => ({ value, label }))}
          {...field("reason")}
        />
      </Form>
    </Dialog>
  );
}
