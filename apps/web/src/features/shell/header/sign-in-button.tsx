import { Button } from "../../../ui/buttons/button.tsx";
import { useAuth } from "../../../lib/auth/index.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";

/** Opens the sign-in and sign-up dialog, whose code comes with the first click. */
export function SignInButton() {
  const t = useT(catalogue("shell"));
  const { askToSignIn } = useAuth();
  return (
    <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => askToSignIn()}>
      <span className="whitespace-nowrap">{t.signIn}</span>
    </Button>
  );
}
