import type { PublicUser, SignedIn } from "@khamt/contract";
import { getPasskeySignInOptions, signInWithPasskey } from "@khamt/contract/calls";
import Fingerprint from "lucide-react/icons/fingerprint-pattern";
import { Button } from "../../ui/buttons/button.tsx";
import { ApiError, type Api } from "../../lib/api.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { InlineFault } from "../../ui/forms/field.tsx";
import { useCall } from "./use-call.ts";

type PasskeyButtonProps = {
  onSignedIn: (user: PublicUser) => void;
  /** Stands under another way to sign in. */
  divided?: boolean;
};

/** Not there in a browser that knows no passkeys. */
export function PasskeyButton({ onSignedIn, divided = false }: PasskeyButtonProps) {
  const t = useT(catalogue("auth"));
  const { send, isPending, faults } = useCall({
    call: askForPasskey,
    onAnswer: ({ user }) => onSignedIn(user),
    fallback: t.passkey.failed,
    unanswered: (error) => (isDismissed(error) ? t.passkey.notUsed : t.network),
    fields: [],
  });
  if (!("PublicKeyCredential" in globalThis)) return null;
  return (
    <div className="grid gap-4">
      {divided && (
        <p className="flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          {t.passkey.or}
        </p>
      )}
      <Button variant="secondary" full aria-disabled={isPending} onClick={() => send(undefined)}>
        <Fingerprint aria-hidden="true" />
        {isPending ? t.pending : t.passkey.button}
      </Button>
      <InlineFault message={faults.form} />
    </div>
  );
}

async function askForPasskey(api: Api): Promise<SignedIn> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import("@simplewebauthn/browser"),
    api.call(getPasskeySignInOptions, { body: {} }),
  ]);
  const response = await startAuthentication({ optionsJSON });
  return api.call(signInWithPasskey, { body: { response: { ...response } } });
}

/** The reader closed the browser's own dialog, or had no passkey to choose. */
function isDismissed(error: unknown): boolean {
  return !(error instanceof ApiError) && !(error instanceof TypeError);
}
