import type { OwnVerification, WorkAddressAsked } from "@khamt/contract";
import { confirmWorkAddress, getOwnVerification, requestWorkAddress } from "@khamt/contract/calls";
import { useState } from "react";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { focusAtOnce } from "../../../ui/forms/field.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";

type WorkAddressFormProps = {
  /** What the field begins with. */
  suggestion: string;
  onDone: (verification: OwnVerification) => void;
  onClose: () => void;
};

type Sent = { email: string; demoCode: string | undefined };

/** First the address, then the code that came to it; the account's own address needs none. */
export default function WorkAddressForm({ suggestion, onDone, onClose }: WorkAddressFormProps) {
  const t = useT(catalogue("verification"));
  const [sent, setSent] = useState<Sent>();
  const finish = (verification: OwnVerification) => {
    showToast({ title: t.address.confirmed });
    onDone(verification);
  };
  return (
    <div className="max-w-[26rem]">
      {sent === undefined ? (
        <AddressStep suggestion={suggestion} onSent={setSent} onDone={finish} onClose={onClose} />
      ) : (
        <CodeStep sent={sent} onDone={finish} onBack={() => setSent(undefined)} />
      )}
    </div>
  );
}

type AddressStepProps = WorkAddressFormProps & { onSent: (sent: Sent) => void };

function AddressStep({ suggestion, onSent, onDone, onClose }: AddressStepProps) {
  const t = useT(catalogue("verification"));
  const asking = useFormAction<
    { email: string },
    { asked: WorkAddressAsked; own: OwnVerification; email: string }
  >({
    call: async (api, { email }) => {
      const asked = await api.call(requestWorkAddress, { body: { email } });
      return { asked, own: await api.call(getOwnVerification), email };
    },
    onDone: ({ asked, own, email }) =>
      asked.isConfirmed ? onDone(own) : onSent({ email, demoCode: asked.demoCode }),
  });
  const { form, field, fault } = useForm({
    begin: () => ({ email: suggestion }),
    fault: asking.fault,
    places: "email",
    onSubmit: asking.run,
  });
  return (
    <Form
      {...form}
      aria-label={t.address.add}
      action={{ ...asking, fault }}
      submit={t.address.send}
      onCancel={onClose}
    >
      <TextField
        ref={focusAtOnce}
        label={t.address.label}
        hint={t.address.labelHint}
        type="email"
        autoComplete="email"
        required
        {...field("email")}
      />
    </Form>
  );
}

type CodeStepProps = { sent: Sent; onDone: (verification: OwnVerification) => void; onBack: () => void };

function CodeStep({ sent: { email, demoCode }, onDone, onBack }: CodeStepProps) {
  const t = useT(catalogue("verification"));
  const confirming = useFormAction<{ code: string }, OwnVerification>({
    call: (api, { code }) => api.call(confirmWorkAddress, { body: { email, code } }),
    onDone,
  });
  const { form, field, fault } = useForm({
    begin: () => ({ code: "" }),
    fault: confirming.fault,
    places: "code",
    onSubmit: confirming.run,
  });
  return (
    <Form
      {...form}
      aria-label={t.code.label}
      action={{ ...confirming, fault }}
      submit={t.code.confirm}
      onCancel={onBack}
    >
      {demoCode === undefined ? (
        <p className="wrap-anywhere">{t.code.sent(email)}</p>
      ) : (
        <p className="rounded-control bg-next-soft px-3.5 py-2.5 text-next-text">{t.code.demo(demoCode)}</p>
      )}
      <TextField
        ref={focusAtOnce}
        label={t.code.label}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        required
        {...field("code")}
      />
    </Form>
  );
}
