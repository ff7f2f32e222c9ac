import { nameMentor } from "@khamt/contract/calls";
import { hoursLengths } from "@khamt/contract/desk-vocabulary";
import { isEmail } from "@khamt/contract/email";
import { useQueryClient } from "@tanstack/react-query";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { newId } from "../../../lib/new-id.ts";
import { invalidateCalls } from "../../../lib/query/query.ts";
import { hoursCalls } from "../../../shared/hours/queries.ts";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextArea, TextField } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { everybody, useAudiences } from "../frame/use-audiences.ts";

type Typed = Record<"id" | "to" | "email" | "about", string>;

/** A member who offers time to others of a programme, or to all. */
export default function NameDialog({ onClose }: { onClose: () => void }) {
  const { form: t, named } = useT(catalogue("manage-mentors"));
  const client = useQueryClient();
  const kept = useKeptForm<Typed>({
    name: "mentor",
    // Its id is made before the first try to send: a retry bears the same.
    fresh: () => ({ id: newId(), to: "", email: "", about: "" }),
  });
  const naming = useFormAction({
    call: (api, { id, to, email, about }: Typed) =>
      api.call(nameMentor, { body: { id, email, about, programmeId: to === everybody ? null : to } }),
    onDone: async ({ name }) => {
      kept.forget();
      await invalidateCalls(client, hoursCalls);
      showToast({ title: named(name) });
      onClose();
    },
  });
  const { form, field, fault, values } = useForm<Typed>({
    ...kept,
    fault: naming.fault,
    places: { "not-found": "email", programmeId: "to" },
    check: ({ to, email, about }) => ({
      to: to === "" ? t.nobody : undefined,
      email: isEmail(email) ? undefined : t.noEmail,
      about: about.trim() === "" ? t.missing : undefined,
    }),
    onSubmit: (typed) => naming.run(typed),
  });
  const audiences = useAudiences(useT(catalogue("hours")).everybody);
  return (
    <Dialog open onOpenChange={onClose} keepsOpen title={t.title} description={t.intro}>
      <Form {...form} action={{ ...naming, fault }} submit={t.save} onCancel={onClose}>
        <SelectField label={t.to} emptyLabel="–" options={audiences} aria-required {...field("to")} />
        <TextField
          label={t.email}
          hint={values.to === everybody ? undefined : t.emailHint}
          type="email"
          autoComplete="off"
          aria-required
          {...field("email")}
        />
        <TextArea
          label={t.about}
          hint={t.aboutHint}
          maxLength={hoursLengths.about}
          rows={3}
          aria-required
          {...field("about")}
        />
      </Form>
    </Dialog>
  );
}
