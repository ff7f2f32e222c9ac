import type { Account, Done } from "@khamt/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { Button } from "../../components/button.tsx";
import { componentsCatalogue } from "../../components/catalogue.ts";
import { PasswordField } from "../../components/password-field.tsx";
import { TextField } from "../../components/text-field.tsx";
import { showToast } from "../../components/toast-store.ts";
import { useT } from "../../lib/language/index.ts";
import { ActionButton } from "../../components/action-button.tsx";
import { focusAtOnce } from "../../components/focus-at-once.ts";
import { InlineFault } from "../../components/inline-fault.tsx";
import { accountQuery } from "../../lib/account.ts";
import { SetPasswordFirst } from "./set-password-first.tsx";
import { actionCatalogue } from "../../components/action-catalogue.ts";
import { settingsCatalogue } from "./settings-catalogue.ts";
import { useAction } from "../../components/use-action.ts";

/** A new address, proved by the password; it counts once the link sent there is opened. */
export default function EmailForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useT(settingsCatalogue);
  const { cancel } = useT(actionCatalogue);
  const { failed } = useT(componentsCatalogue);
  const client = useQueryClient();
  const [form, setForm] = useState({ email: "", password: "" });
  const { run, isPending, fault } = useAction({
    call: async (api, change: typeof form) => (await api.post<Done>("/api/auth/email/change", change)).body,
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
