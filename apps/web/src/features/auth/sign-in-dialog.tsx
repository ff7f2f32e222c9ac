import { useMemo, useState } from "react";
import { Tabs } from "@base-ui/react/tabs";
import { requestPasswordReset, finishSignIn } from "@khamt/contract/calls";
import type { PublicUser, SecondStepMethod } from "@khamt/contract";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import type { SignInDialogProps } from "../../lib/auth/index.ts";
import { catalogue, useT, useLanguage, type Language } from "../../lib/language/index.ts";
import { type SecondStep, SignInForm } from "./sign-in-form.tsx";
import { useAccountForms, type AccountForms } from "./use-account-forms.ts";
import { SignUp } from "./sign-up/sign-up.tsx";
import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { useForm } from "../../ui/forms/form.tsx";
import { EmailField } from "./email-field.tsx";
import { missingIn } from "./faults.ts";
import { InlineFault } from "../../ui/forms/field.tsx";
import { useCall } from "./use-call.ts";
import { TextField } from "../../ui/forms/text-field.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

const fields = ["email"] as const;

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
  const text = request.next === undefined ? t.description : t.goesOn;
  const first = request.isOver === true ? t.over : { title: t.title, text };
  const shown = aside === undefined ? first : words[aside.view];
  const back = () => setAside(undefined);
  return (
    <Dialog open onOpenChange={onClose} title={shown.title} description={shown.text} keepsOpen isSignIn>
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
        <SecondStepForm methods={aside.methods} onSignedIn={forms.welcome} onBack={back} onClose={onClose} />
      )}
    </Dialog>
  );
}

type Tab = "sign-in" | "sign-up";

type AccountTabsProps = {
  tab: Tab;
  onTab: (tab: Tab) => void;
  forms: AccountForms;
  onForgot: () => void;
  onSecondStep: (step: SecondStep) => void;
};

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
      <Tabs.Panel value="sign-in" tabIndex={-1} className="pt-5">
        <SignInForm {...{ forms, onForgot, onSecondStep }} />
      </Tabs.Panel>
      <Tabs.Panel value="sign-up" tabIndex={-1} className="pt-5">
        <SignUp forms={forms} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}

type ForgotFormProps = {
  forms: AccountForms;
  onBack: () => void;
};

/** Asks for a link to a new password. The answer is the same whether there is an account or not. */
function ForgotForm({ forms: { email, setEmail }, onBack }: ForgotFormProps) {
  const t = useT(catalogue("auth"));
  const language = useLanguage();
  const [answer, setAnswer] = useState<string>();
  const { send, isPending, faults } = useCall({
    call: (api, to: { email: string; language: Language }) => api.call(requestPasswordReset, { body: to }),
    onAnswer: ({ message }) => setAnswer(message),
    fallback: t.forgot.failed,
    fields,
  });
  const { form, field } = useForm({
    begin: () => ({ email }),
    check: (values) => missingIn(values, fields, t),
    said: faults,
    keep: (typed) => setEmail(typed.email),
    onSubmit: (typed) => send({ email: typed.email, language }),
  });
  return (
    <form {...form} className="grid gap-4">
      <EmailField {...field("email")} />
      <InlineFault message={faults.form} />
      <div role="status">
        {answer !== undefined && <p className="rounded-control bg-brand-soft px-3.5 py-2.5">{answer}</p>}
      </div>
      <Button type="submit" full aria-disabled={isPending}>
        {isPending ? t.pending : t.forgot.send}
      </Button>
      <Button variant="quiet" full onClick={onBack}>
        {t.back}
      </Button>
    </form>
  );
}

type SecondStepFormProps = {
  methods: readonly SecondStepMethod[];
  onSignedIn: (user: PublicUser) => void;
  onBack: () => void;
  onClose: () => void;
};

/** After the password, for accounts that ask for more: a code of the app, a recovery code, or a passkey. */
function SecondStepForm({ methods, onSignedIn, onBack, onClose }: SecondStepFormProps) {
  const t = useT(catalogue("auth"));
  const { send, isPending, faults } = useCall({
    call: (api, proof: { code: string }) => api.call(finishSignIn, { body: proof }),
    onAnswer: ({ user }) => onSignedIn(user),
    fallback: t.signInFailed,
    fields: ["code"] as const,
  });
  const takesCode = methods.some((method) => method !== "passkey");
  const said = useMemo(() => (faults.code === undefined ? {} : { code: t.second.wrong }), [faults, t]);
  const { form, field } = useForm({ begin: () => ({ code: "" }), said, onSubmit: send });
  return (
    <form {...form} className="grid gap-4">
      {takesCode && (
        <>
          <TextField
            label={t.second.label}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...field("code")}
          />
          <InlineFault message={faults.form} />
          <Button type="submit" full aria-disabled={isPending}>
            {isPending ? t.pending : t.second.submit}
          </Button>
        </>
      )}
      {methods.includes("passkey") && <PasskeyButton onSignedIn={onSignedIn} divided={takesCode} />}
      {takesCode && (
        <LinkButton to="/contact" variant="quiet" full onClick={onClose}>
          {t.second.lost}
        </LinkButton>
      )}
      <Button variant="quiet" full onClick={onBack}>
        {t.back}
      </Button>
    </form>
  );
}
