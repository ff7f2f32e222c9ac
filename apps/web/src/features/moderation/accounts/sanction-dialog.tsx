import type { ConductRule } from "@khamt/contract";
import {
  listAccounts,
  listAdministratorActs,
  restoreAccount,
  restrictAccount,
  suspendAccount,
} from "@khamt/contract/calls";
import { conductRules } from "@khamt/contract/conduct";
import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../../ui/buttons/use-action.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Form, RadioField, useForm } from "../../../ui/forms/form.tsx";
import { TextArea, TextField } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { PasswordField } from "../../../shared/passwords/password-field.tsx";
import type { Api } from "../../../lib/api.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { invalidateCalls } from "../../../lib/query/query.ts";
import type { AccountAction } from "./account-card.tsx";

const longestNote = 5000;

type Typed = { rule: ConductRule | ""; note: string; until: string; password: string };
type SanctionDialogProps = { id: string; name: string; action: AccountAction; onClose: () => void };

/** A rule, a reason and an end; to shut somebody out, also the administrator's password. */
export default function SanctionDialog({ id, name, action, onClose }: SanctionDialogProps) {
  const { accounts: t, ...words } = useT(catalogue("moderation"));
  const act = t.acts[action];
  const client = useQueryClient();
  const deciding = useAction({
    call: (api, typed: Typed) => decide(api, { id, action, typed }),
    onDone: async () => {
      showToast({ title: words.done.title });
      onClose();
      await invalidateCalls(client, [listAccounts, listAdministratorActs]);
    },
  });
  const isSanction = action !== "restore";
  const { form, field } = useForm<Typed>({
    begin: () => ({ rule: "", note: "", until: "", password: "" }),
    check: ({ rule, note, password }) => ({
      rule: isSanction && rule === "" ? words.ruleMissing : undefined,
      note: note.trim() === "" ? t.reasonMissing : undefined,
      password: action === "suspend" && password === "" ? t.passwordMissing : undefined,
    }),
    onSubmit: deciding.run,
  });
  return (
    <Dialog open keepsOpen onOpenChange={onClose} title={act.title(name)} description={act.text}>
      <Form
        {...form}
        action={deciding}
        submit={act.send}
        variant={action === "suspend" ? "danger" : "primary"}
        onCancel={onClose}
      >
        {isSanction && (
          <RadioField
            label={t.whichRule}
            options={conductRules.map((each) => ({ value: each, label: words.rules[each] }))}
            {...field("rule")}
          />
        )}
        <TextArea
          label={t.reason}
          hint={words.note.hint}
          maxLength={longestNote}
          rows={4}
          {...field("note")}
        />
        {isSanction && <TextField type="date" label={t.end} hint={t.endHint} {...field("until")} />}
        {action === "suspend" && (
          <PasswordField
            label={t.password}
            hint={t.passwordHint}
            autoComplete="current-password"
            {...field("password")}
          />
        )}
      </Form>
    </Dialog>
  );
}

type Deciding = { id: string; action: AccountAction; typed: Typed };

async function decide(api: Api, { id, action, typed }: Deciding): Promise<void> {
  const { rule, note, until, password } = typed;
  const params = { id };
  if (action === "restore" || rule === "") {
    await api.call(restoreAccount, { params, body: { note } });
    return;
  }
  // The end of that day where the operator lives.
  const end = until === "" ? null : new Date(`${until}T23:59:59+08:00`).toISOString();
  const why = { rule, note, until: end };
  if (action === "restrict") await api.call(restrictAccount, { params, body: why });
  else await api.call(suspendAccount, { params, body: { ...why, password } });
}
