import type { Account } from "@khamt/contract";
import { PasskeyPanel } from "../passkeys/passkey-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { TotpPanel } from "../totp/totp-panel.tsx";

export default function SecuritySection({ account }: { account: Account }) {
  return (
    <>
      <PasswordPanel account={account} />
      <TotpPanel account={account} />
      <PasskeyPanel />
    </>
  );
}
