import type { Account } from "@khamt/contract";
import { Button } from "../../../ui/buttons/button.tsx";
import { ImageField } from "../../../shared/files/image-field.tsx";
import { useForm } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { focusAtOnce } from "../../../ui/forms/field.tsx";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { useSaveAccount } from "../use-save-account.ts";

const longestName = 60;
/** Blanks alone are no name. */
const something = String.raw`.*\S.*`;

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
  const { mutate, isPending } = useSaveAccount(() => {
    showToast({ title: t.saved.title, description: t.saved.profile });
    close();
  });
  const isCompany = user.accountType === "company";
  const { form, field, values, change } = useForm({
    ...kept,
    onSubmit: ({ avatar, ...names }) => {
      if (isPending) return;
      const picture = avatar === (user.avatar ?? "") ? {} : { avatar: avatar || null };
      mutate({ ...(isCompany ? { firstName: names.firstName } : names), ...picture });
    },
  });
  return (
    <form {...form} aria-label={t.form.title} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          ref={focusAtOnce}
          label={isCompany ? t.form.companyName : t.form.firstName}
          autoComplete={isCompany ? "organization" : "given-name"}
          maxLength={longestName}
          pattern={something}
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? t.form.saving : t.form.save}
        </Button>
        <Button variant="secondary" onClick={close}>
          {t.form.cancel}
        </Button>
      </div>
    </form>
  );
}
