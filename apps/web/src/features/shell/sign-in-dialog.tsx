import { Tabs } from "@base-ui/react/tabs";
import { useState } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { useT } from "../../lib/language/index.ts";
import { signInCatalogue } from "./sign-in-catalogue.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

const tabStyle =
  "min-h-11 rounded-control font-semibold text-muted data-active:bg-brand-soft data-active:text-brand";

/** The dialog of accounts. Accounts are not open in this version, and it says so when a form is sent. */
export default function SignInDialog({ onClose }: { onClose: () => void }) {
  const t = useT(signInCatalogue);
  const [refused, setRefused] = useState(false);
  const refuse = () => setRefused(true);
  return (
    <Dialog open onOpenChange={onClose} title={t.title} description={t.description}>
      <Tabs.Root defaultValue="sign-in" onValueChange={() => setRefused(false)}>
        <Tabs.List aria-label={t.tabs.label} className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1">
          <Tabs.Tab value="sign-in" className={tabStyle}>
            {t.tabs.signIn}
          </Tabs.Tab>
          <Tabs.Tab value="sign-up" className={tabStyle}>
            {t.tabs.signUp}
          </Tabs.Tab>
        </Tabs.List>
        <div role="status">
          {refused && (
            <div className="mt-5 rounded-control bg-next-soft p-4">
              <p className="font-semibold text-next-text">{t.notOpen.title}</p>
              <p className="mt-1 text-sm">{t.notOpen.text}</p>
            </div>
          )}
        </div>
        <Tabs.Panel value="sign-in" className="pt-5">
          <SignInForm onSubmit={refuse} />
        </Tabs.Panel>
        <Tabs.Panel value="sign-up" className="pt-5">
          <SignUpForm onSubmit={refuse} />
        </Tabs.Panel>
      </Tabs.Root>
    </Dialog>
  );
}
