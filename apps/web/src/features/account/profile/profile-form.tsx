import type { Account } from "@khamt/contract";
import { ImageField } from "../../../shared/files/image-field.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { focusAtOnce } from "../../../ui/forms/field.tsx";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { useAccountChange } from "../use-save-account.ts";

const longestName = 100;

/** Name and picture of the member. What was typed stays until it is saved or given up. */
export function ProfileForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useT(catalogue("account"));
  const { user, firstName, lastName } = account;
  const kept = useKeptForm({
    name: "profile",
    fresh: () => ({ firstName, lastName, avatar: user.avatar ?? "" }),
  });
  const close = () => {
    kept.forget();
    onClose();
  };
  const saved = () => {
    showToast({ title: t.saved.title, description: t.saved.profile });
    close();
  };
  const saving = useFormAction(useAccountChange(saved));
  const isCompany = user.accountType === "company";
  const { form, field, fault, values, change } = useForm({
    ...kept,
    fault: saving.fault,
    onSubmit: ({ avatar, ...names }) => {
      const picture = avatar === (user.avatar ?? "") ? {} : { avatar: avatar || null };
      saving.run({ ...(isCompany ? { firstName: names.firstName } : names), ...picture });
    },
  });
  return (
    <Form
      {...form}
      aria-label={t.form.title}
      action={{ ...saving, fault }}
      submit={t.form.save}
      onCancel={close}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          ref={focusAtOnce}
          label={isCompany ? t.form.companyName : t.form.firstName}
          autoComplete={isCompany ? "organization" : "given-name"}
          maxLength={longestName}
          required
          {...field("firstName")}
        />
        {!isCompany && (
          <TextField
            label={t.form.lastName}
            autoComplete="family-name"
            maxLength={longestName}
            {...field("lastName")}
          />
        )}
      </div>
      <ImageField
        label={isCompany ? t.form.logo : t.form.picture}
        hint={t.form.pictureHint}
        name={user.name}
        value={values.avatar || null}
        onChange={(avatar) => change({ avatar: avatar ?? "" })}
        shape={isCompany ? "company" : "person"}
      />
    </Form>
  );
}
