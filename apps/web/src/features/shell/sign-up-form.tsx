import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useT } from "../../lib/language/index.ts";
import { signInCatalogue } from "./sign-in-catalogue.ts";
import { sendTo } from "./sign-in-form.tsx";

const minimumPasswordLength = 8;
const accountTypes = ["individual", "company"] as const;

export function SignUpForm({ onSubmit }: { onSubmit: () => void }) {
  const t = useT(signInCatalogue);
  const [type, setType] = useState<(typeof accountTypes)[number]>("individual");
  const newPassword = {
    type: "password",
    autoComplete: "new-password",
    minLength: minimumPasswordLength,
  } as const;
  return (
    <form className="grid gap-4" onSubmit={sendTo(onSubmit)}>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-semibold">{t.accountType}</legend>
        {accountTypes.map((option) => (
          <label
            key={option}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line-strong/60 px-3.5 py-2.5 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              {...{ type: "radio", name: "accountType", value: option, checked: type === option }}
              onChange={() => setType(option)}
              className="mt-1 size-4 accent-brand-fill"
            />
            <span>
              <span className="font-semibold">{t[option]}</span>
              <span className="block text-sm text-muted">{t[`${option}Hint`]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextField
        label={type === "company" ? t.companyName : t.fullName}
        name="name"
        autoComplete="name"
        required
      />
      <TextField label={t.email} name="email" type="email" autoComplete="username" required />
      <TextField label={t.password} name="password" required {...newPassword} />
      <TextField label={t.confirmation} name="confirmation" required {...newPassword} />
      <Button type="submit" full>
        {t.submitSignUp}
      </Button>
    </form>
  );
}
