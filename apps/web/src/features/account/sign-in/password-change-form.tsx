import type { Account } from "@khamt/contract";
import { changePassword } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { PasswordField } from "../../../shared/passwords/password-field.tsx";
import { PasswordFields, isPasswordReady, noPassword } from "../../../shared/passwords/password-fields.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { InlineFault, focusAtOnce } from "../../../ui/forms/field.tsx";
import { accountQuery } from "../../../shared/account/account.ts";
import { devicesQuery } from "../queries.ts";
import { useAction } from "../../../ui/buttons/use-action.ts";

interface PasswordChange {
  current?: string;
  password: string;
}

const againstNew = new Set(["weak-password", "common-password"]);

/** A new password; the current one is asked for where there is one. */
export default function PasswordChangeForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const { cancel } = useT(catalogue("action"));
  const t = useT(catalogue("settings")).password;
  const client = useQueryClient();
  const [current, setCurrent] = useState("");
  const [pair, setPair] = useState(noPassword);
  const { run, isPending, fault } = useAction({
    call: (api, change: PasswordChange) => api.call(changePassword, { body: change }),
    onDone: async ({ message }) => {
      showToast({ title: t.changed, description: message });
      onClose();
      await Promise.all(
        [accountQuery, devicesQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      );
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    run({ ...(account.hasPassword && { current }), password: pair.password });
  };
  const place = placeOf(fault?.id);
  const messageAt = (where: typeof place) => (place === where ? fault?.message : undefined);
  const action = account.hasPassword ? t.change : t.set;
  return (
    <form onSubmit={submit} aria-label={action} className="grid max-w-[26rem] gap-4">
      <input type="text" autoComplete="username" value={account.user.email} readOnly hidden />
      {account.hasPassword && (
        <PasswordField
          ref={focusAtOnce}
          label={t.current}
          error={messageAt("current")}
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
          required
        />
      )}
      <PasswordFields value={pair} onChange={setPair} label={t.new} error={messageAt("new")} />
      <InlineFault message={messageAt("form")} />
      <div className="flex flex-wrap gap-3">
        <ActionButton type="submit" isPending={isPending} disabled={!isPasswordReady(pair)}>
          {action}
        </ActionButton>
        <Button variant="secondary" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}

function placeOf(fault: string | undefined): "current" | "new" | "form" {
  if (fault === "wrong-password") return "current";
  return fault !== undefined && againstNew.has(fault) ? "new" : "form";
}
