import type { Account } from "@khamt/contract";
import { changePassword } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { PasswordField } from "../../../shared/passwords/password-field.tsx";
import { PasswordFields, passwordFaults, noPassword } from "../../../shared/passwords/password-fields.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { focusAtOnce } from "../../../ui/forms/field.tsx";
import { accountQuery } from "../../../shared/account/account.ts";
import { devicesQuery } from "../queries.ts";
import { useFormAction } from "../../../ui/buttons/use-action.ts";

type PasswordChange = {
  current?: string;
  password: string;
};

/** A new password; the current one is asked for where there is one. */
export default function PasswordChangeForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useT(catalogue("settings")).password;
  const { missing } = useT(catalogue("ui"));
  const words = useT(catalogue("passwords"));
  const client = useQueryClient();
  const changing = useFormAction({
    call: (api, change: PasswordChange) => api.call(changePassword, { body: change }),
    onDone: async ({ message }) => {
      showToast({ title: t.changed, description: message });
      onClose();
      await Promise.all(
        [accountQuery, devicesQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      );
    },
  });
  const { form, field, fault, values, change, faults } = useForm({
    begin: () => ({ current: "", password: noPassword }),
    fault: changing.fault,
    places: {
      "wrong-password": "current",
      "weak-password": "password",
      "common-password": "password",
      "same-password": "password",
    },
    check: ({ current, password }) => ({
      ...(account.hasPassword && current === "" && { current: missing }),
      ...passwordFaults(password, words),
    }),
    onSubmit: ({ current, password }) =>
      changing.run({ ...(account.hasPassword && { current }), password: password.password }),
  });
  const action = account.hasPassword ? t.change : t.set;
  return (
    <div className="max-w-[26rem]">
      <Form {...form} aria-label={action} action={{ ...changing, fault }} submit={action} onCancel={onClose}>
        <input type="text" autoComplete="username" value={account.user.email} readOnly hidden />
        {account.hasPassword && (
          <PasswordField
            ref={focusAtOnce}
            label={t.current}
            autoComplete="current-password"
            required
            {...field("current")}
          />
        )}
        <PasswordFields
          value={values.password}
          onChange={(password) => change({ password })}
          label={t.new}
          errors={{ password: field("password").error, confirmation: faults["confirmation"] }}
        />
      </Form>
    </div>
  );
}
