import { Tabs } from "@base-ui/react/tabs";
import { catalogue, useT } from "../../lib/language/index.ts";
import { SignInForm, type SecondStep } from "./sign-in-form.tsx";
import { SignUp } from "./sign-up/sign-up.tsx";
import type { AccountForms } from "./use-account-forms.ts";

export type Tab = "sign-in" | "sign-up";

interface AccountTabsProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  forms: AccountForms;
  onForgot: () => void;
  onSecondStep: (step: SecondStep) => void;
}

const tabStyle =
  "min-h-11 rounded-control font-semibold text-muted data-active:bg-brand-soft data-active:text-brand";

export function AccountTabs({ tab, onTab, forms, onForgot, onSecondStep }: AccountTabsProps) {
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
