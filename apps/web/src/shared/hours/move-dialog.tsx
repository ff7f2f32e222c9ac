import type { Mentor } from "@khamt/contract";
import { listBookings, moveBooking } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { invalidateCalls } from "../../lib/query/query.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { ownWhenText, whenText } from "../events/when.ts";
import { hoursCalls } from "./queries.ts";

type MoveWords = Record<"title" | "text" | "none" | "save" | "done", string> &
  Record<"time" | "choose" | "noTime" | "gone", string> & {
    /** Instead of the server's words where the other side has another talk then. */
    busy?: string;
  };
type MoveDialogProps = {
  /** The booking's. */
  id: string;
  /** Free ones of the same mentor. */
  slots: readonly Pick<Mentor["slots"][number], "id" | "beginsAt" | "endsAt">[];
  words: MoveWords;
  onClose: () => void;
};

/** Another free time in place of the one that is booked. */
export default function MoveDialog({ id, slots, words, onClose }: MoveDialogProps) {
  const ui = useT(catalogue("action"));
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.text}>
      {slots.length > 0 ? (
        <MoveForm {...{ id, slots, words, onClose }} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>{words.none}</p>
          <Button variant="secondary" onClick={onClose}>
            {ui.back}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** Where somebody else was faster, another time can be chosen. */
function MoveForm({ id, slots, words, onClose }: MoveDialogProps) {
  const { ownTime } = useT(catalogue("ui"));
  const language = useLanguage();
  const client = useQueryClient();
  const refresh = () => invalidateCalls(client, [listBookings, ...hoursCalls]);
  const moving = useFormAction({
    call: async (api, { slot }: { slot: string }) => {
      try {
        return await api.call(moveBooking, { params: { id }, body: { slot } });
      } catch (error) {
        await refresh();
        throw error;
      }
    },
    onDone: async () => {
      onClose();
      showToast({ title: words.done });
      await refresh();
    },
  });
  const isBusy = moving.fault?.id === "booked-then" && words.busy !== undefined;
  const chosenOf = (slot: string) => slots.find((each) => each.id === slot);
  const { form, field, fault, values } = useForm({
    begin: () => ({ slot: "" }),
    fault: isBusy ? { id: "booked-then", message: words.busy ?? "" } : moving.fault,
    places: "slot",
    check: ({ slot }) => ({ slot: slot === "" ? words.noTime : chosenOf(slot) ? undefined : words.gone }),
    onSubmit: moving.run,
  });
  const chosen = chosenOf(values.slot);
  const own = chosen && ownWhenText(chosen.beginsAt, chosen.endsAt, language);
  const isGone = values.slot !== "" && chosen === undefined;
  return (
    <Form {...form} action={{ ...moving, fault }} submit={words.save} onCancel={onClose}>
      <SelectField
        label={words.time}
        emptyLabel={words.choose}
        options={slots.map((each) => ({
          value: each.id,
          label: whenText(each.beginsAt, each.endsAt, language),
        }))}
        hint={own && ownTime(own)}
        aria-required
        {...field("slot")}
        {...(isGone && { value: "", error: words.gone })}
      />
    </Form>
  );
}
