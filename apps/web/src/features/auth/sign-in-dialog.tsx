import { useState } from "react";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import type { SignInDialogProps } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { AccountTabs, type Tab } from "./account-tabs.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { SecondStepForm } from "./second-step-form.tsx";
import type { SecondStep } from "./sign-in-form.tsx";
import { useAccountForms } from "./use-account-forms.ts";

type Aside = { view: "forgot" } | ({ view: "second-step" } & SecondStep);

/** Sign-in and sign-up, and what can come between: a forgotten password, the second step. */
export default function SignInDialog({ request, onClose }: SignInDialogProps) {
  const t = useT(catalogue("auth"));
  const forms = useAccountForms(request, onClose);
  const [tab, setTab] = useState<Tab>(request.view === "sign-up" ? "sign-up" : "sign-in");
  const [aside, setAside] = useState<Aside | undefined>(
    request.view === "forgot" ? { view: "forgot" } : undefined,
  );
  const words = { forgot: t.forgot, "second-step": t.second };
  const { title, text } = aside === undefined ? { title: t.title, text: t.description } : words[aside.view];
  const back = () => setAside(undefined);
  return (
    <Dialog open onOpenChange={onClose} title={title} description={text} keepsOpen>
      {aside === undefined && (
        <AccountTabs
          {...{ tab, forms }}
          onTab={setTab}
          onForgot={() => setAside({ view: "forgot" })}
          onSecondStep={(step) => setAside({ view: "second-step", ...step })}
        />
      )}
      {aside?.view === "forgot" && <ForgotForm forms={forms} onBack={back} />}
      {aside?.view === "second-step" && (
        <SecondStepForm methods={aside.methods} onSignedIn={forms.welcome} onBack={back} />
      )}
    </Dialog>
  );
}
