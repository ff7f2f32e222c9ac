import type { Administrator } from "@khamt/contract";
import { demoteAdministrator, promoteAdministrator } from "@khamt/contract/calls";
import { isEmail } from "@khamt/contract/email";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { Badge } from "../../../ui/cards/badge.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { PasswordField } from "../../../shared/passwords/password-field.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Listed } from "../listed.tsx";
import { administratorsQuery } from "../queries.ts";

/** Who decides here, and the way to make somebody one or to unmake one. */
export function Administrators() {
  const { administrators: t, ownersName, about } = useT(catalogue("moderation"));
  const { data, ...answer } = useQuery(administratorsQuery);
  const [chosen, setChosen] = useState<Administrator | "new">();
  return (
    <>
      <p className="mb-6 max-w-[62ch]">{t.intro}</p>
      <Listed view="administrators" {...answer} data={data && { items: data, total: data.length }}>
        {data?.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
                {ownersName(each.name)}
                {each.isSelf && <Badge tone="good">{t.you}</Badge>}
                {!each.hasSecondStep && <Badge tone="next">{t.noSecondStep}</Badge>}
              </p>
              <p className="text-sm text-muted wrap-anywhere">{each.email}</p>
            </div>
            {data.length > 1 && (
              <Button
                variant="secondary"
                size="small"
                aria-label={about(t.demote.button, ownersName(each.name))}
                onClick={() => setChosen(each)}
              >
                {t.demote.button}
              </Button>
            )}
          </li>
        ))}
      </Listed>
      {data !== undefined && (
        <div className="mt-6">
          <Button onClick={() => setChosen("new")}>{t.promote.button}</Button>
        </div>
      )}
      {chosen !== undefined && <AppointDialog chosen={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

type Typed = { email: string; password: string };

function AppointDialog({ chosen, onClose }: { chosen: Administrator | "new"; onClose: () => void }) {
  const { administrators: t, accounts, done, ownersName } = useT(catalogue("moderation"));
  const client = useQueryClient();
  const isNew = chosen === "new";
  const words = isNew ? t.promote : t.demote;
  const appointing = useFormAction({
    call: (api, { email, password }: Typed) =>
      isNew
        ? api.call(promoteAdministrator, { body: { email, password } })
        : api.call(demoteAdministrator, { params: { id: chosen.id }, body: { password } }),
    onDone: async (all) => {
      showToast({ title: done.title });
      onClose();
      client.setQueryData(administratorsQuery.queryKey, all);
      await client.invalidateQueries();
    },
  });
  const { form, field } = useForm<Typed>({
    begin: () => ({ email: "", password: "" }),
    check: ({ email, password }) => ({
      email: isNew && !isEmail(email) ? t.emailMissing : undefined,
      password: password === "" ? accounts.passwordMissing : undefined,
    }),
    onSubmit: appointing.run,
  });
  return (
    <Dialog
      open
      keepsOpen
      onOpenChange={onClose}
      title={isNew ? t.promote.title : t.demote.title(ownersName(chosen.name))}
      description={words.text}
    >
      <Form {...form} action={appointing} submit={words.send} onCancel={onClose}>
        {isNew && <TextField type="email" label={t.email} autoComplete="off" {...field("email")} />}
        <PasswordField
          label={accounts.password}
          hint={accounts.passwordHint}
          autoComplete="current-password"
          {...field("password")}
        />
      </Form>
    </Dialog>
  );
}
