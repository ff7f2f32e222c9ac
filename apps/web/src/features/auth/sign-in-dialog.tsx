import { useState } from "react";
import { Tabs } from "@base-ui/react/tabs";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import type { SignInDialogProps } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ForgotForm } from "./forgot-form.tsx";
import { SecondStepForm } from "./second-step-form.tsx";
import { type SecondStep, SignInForm } from "./sign-in-form.tsx";
import { useAccountForms, type AccountForms } from "./use-account-forms.ts";
import { SignUp } from "./sign-up/sign-up.tsx";

const tabStyle =
  "min-h-11 rounded-control font-semibold text-muted data-active:bg-brand-soft data-active:text-brand";

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

type Tab = "sign-in" | "sign-up";

interface AccountTabsProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  forms: AccountForms;
  onForgot: () => void;
  onSecondStep: (step: SecondStep) => void;
}

function AccountTabs({ tab, onTab, forms, onForgot, onSecondStep }: AccountTabsProps) {
  const t = useT(catalogue("auth"));
  return (
    <Tabs.Root value={tab} onValueChange={onTab}>
      <Tabs.List aria-label={t.tabs.label} className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1">
        <Tabs.Tab value="sign-in" className={tabStyle}>
          {t.tabs.signIn}
        </Tabs.Tab>
        <Tabs.Tab value="sign-up" className={tabStyle}>
          {t.tabs.signUp}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="sign-in" className="pt-5">
        <SignInForm {...{ forms, onForgot, onSecondStep }} />
      </Tabs.Panel>
      <Tabs.Panel value="sign-up" className="pt-5">
        <SignUp forms={forms} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}
