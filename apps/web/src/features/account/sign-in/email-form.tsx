import type { Account } from "@khamt/contract";
import { requestEmailChange } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { PasswordField } from "../../../shared/passwords/password-field.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { focusAtOnce } from "../../../ui/forms/field.tsx";
import { accountQuery } from "../../../shared/account/account.ts";
import { SetPasswordFirst } from "./set-password-first.tsx";
import { useFormAction } from "../../../ui/buttons/use-action.ts";

/** A new address, proved by the password; it counts once the link sent there is opened. */
export default function EmailForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useT(catalogue("settings"));
  const { failed } = useT(catalogue("ui"));
  const client = useQueryClient();
  const sending = useFormAction({
    call: (api, change: { email: string; password: string }) =>
      api.call(requestEmailChange, { body: change }),
    onDone: async ({ message }) => {
      await client.invalidateQueries({ queryKey: accountQuery.queryKey });
      // A server without mail can ask nobody, and says so.
      const isAsked = client.getQueryData(accountQuery.queryKey)?.pendingEmail !== null;
      if (!isAsked) return showToast({ title: failed, description: message, tone: "destructive" });
      showToast({ title: t.email.sent, description: message });
      onClose();
    },
  });
  const { form, field, fault } = useForm({
    begin: () => ({ email: "", password: "" }),
    fault: sending.fault,
    places: { "wrong-password": "password", "same-email": "email", undeliverable: "email" },
    onSubmit: sending.run,
  });
  if (!account.hasPassword) return <SetPasswordFirst />;
  return (
    <div className="max-w-[26rem]">
      <Form
        {...form}
        aria-label={t.email.change}
        action={{ ...sending, fault }}
        submit={t.email.send}
        onCancel={onClose}
      >
        <TextField
          ref={focusAtOnce}
          label={t.email.new}
          type="email"
          autoComplete="email"
          required
          {...field("email")}
        />
        <PasswordField
          label={t.proof.label}
          hint={t.proof.hint}
          autoComplete="current-password"
          required
          {...field("password")}
        />
      </Form>
    </div>
  );
}
