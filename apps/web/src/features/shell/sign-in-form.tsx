import type { SubmitEvent } from "react";
import { Button } from "../../components/button.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useT } from "../../lib/language/index.ts";
import { signInCatalogue } from "./sign-in-catalogue.ts";

export function SignInForm({ onSubmit }: { onSubmit: () => void }) {
  const t = useT(signInCatalogue);
  return (
    <form className="grid gap-4" onSubmit={sendTo(onSubmit)}>
      <TextField label={t.email} name="email" type="email" autoComplete="username" required />
      <TextField
        label={t.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" full>
        {t.submitSignIn}
      </Button>
    </form>
  );
}

export function sendTo(onSubmit: () => void) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
}
