import type { Account } from "@khamt/contract";
import { requestEmailChange } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { PasswordField } from "../../../shared/passwords/password-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { InlineFault, focusAtOnce } from "../../../ui/forms/field.tsx";
import { accountQuery } from "../../../shared/account/account.ts";
import { SetPasswordFirst } from "./set-password-first.tsx";
import { useAction } from "../../../ui/buttons/use-action.ts";

/** A new address, proved by the password; it counts once the link sent there is opened. */
export default function EmailForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useT(catalogue("settings"));
  const { cancel } = useT(catalogue("action"));
  const { failed } = useT(catalogue("ui"));
  const client = useQueryClient();
  const [form, setForm] = useState({ email: "", password: "" });
  const { run, isPending, fault } = useAction({
    call: (api, change: typeof form) => api.call(requestEmailChange, { body: change }),
    onDone: async ({ message }) => {
      await client.invalidateQueries({ queryKey: accountQuery.queryKey });
      // A server without mail can ask nobody, and says so.
      const isAsked = client.getQueryData(accountQuery.queryKey)?.pendingEmail !== null;
      if (!isAsked) return showToast({ title: failed, description: message, tone: "destructive" });
      showToast({ title: t.email.sent, description: message });
      onClose();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(form);
  };
  if (!account.hasPassword) return <SetPasswordFirst />;
  const isWrongPassword = fault?.id === "wrong-password";
  return (
    <form onSubmit={submit} aria-label={t.email.change} className="grid max-w-[26rem] gap-4">
      <TextField
        ref={focusAtOnce}
        label={t.email.new}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={form.email}
        onChange={(event) => setForm({ ...form, email: event.target.value })}
        required
      />
      <PasswordField
        label={t.proof.label}
        hint={t.proof.hint}
        error={isWrongPassword ? fault.message : undefined}
        autoComplete="current-password"
        value={form.password}
        onChange={(event) => setForm({ ...form, password: event.target.value })}
        required
      />
      <InlineFault message={isWrongPassword ? undefined : fault?.message} />
      <div className="flex flex-wrap gap-3">
        <ActionButton type="submit" isPending={isPending}>
          {t.email.send}
        </ActionButton>
        <Button variant="secondary" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
