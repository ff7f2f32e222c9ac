import type { SignedIn, VerificationSent } from "@khamt/contract";
import { sendVerification, verifyEmail } from "@khamt/contract/calls";
import { minute } from "@khamt/contract/durations";
import { codeMinutes, readCode } from "@khamt/contract/verification-code";
import { partnerTypes } from "@khamt/contract/vocabulary";
import { useState, useEffect } from "react";
import { noPassword, type PasswordPair } from "../../../shared/passwords/password-fields.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import type { AccountType } from "./account-type-choice.tsx";
import { useCall } from "../use-call.ts";
import { keptSignUp } from "./kept-sign-up.ts";

export type NewAccount = {
  type: AccountType | undefined;
  name: string;
  pair: PasswordPair;
};

export type SentCode = Pick<VerificationSent, "demoCode"> & { email: string; at: number };
export type SignUpState = ReturnType<typeof useSignUp>;

type SignUpOptions = {
  email: string;
  onVerified: (answer: SignedIn, type: AccountType) => void;
};

/** The two calls of signing up and what is typed for them. */
export function useSignUp({ email, onVerified }: SignUpOptions) {
  const t = useT(catalogue("auth"));
  const language = useLanguage();
  const [account, setAccount] = useState(keptAccount);
  const [step, setStep] = useState<"form" | "code">("form");
  const [sent, setSent] = useState(keptSent);
  const [known, setHasAccount] = useState<string>();
  const [wait, startWait] = useCountdown();
  const { type: accountType = "individual", name, pair } = account;

  const sending = useCall({
    call: (api, to: string) => api.call(sendVerification, { body: { email: to, language } }),
    onAnswer: (answer, to) => {
      if (answer.hasAccount) return setHasAccount(to);
      const at = Date.now();
      setSent({ ...answer, email: to, at });
      if (answer.demoCode === undefined) keptSignUp.add({ sentTo: to, sentAt: at });
      startWait(answer.resendAfter);
      setStep("code");
      showToast({ title: t.code.sent, description: answer.message });
    },
    fallback: t.code.sendFailed,
    fields: ["name", "email", "password"] as const,
  });
  const verifying = useCall({
    call: (api, code: string) => {
      const { password } = pair;
      const details = { email, code: readCode(code), password, name, accountType, language };
      return api.call(verifyEmail, { body: details });
    },
    onAnswer: (answer) => onVerified(answer, accountType),
    fallback: t.code.invalid,
    fields: ["code", "name", "password"] as const,
  });

  const change = (part: Partial<NewAccount>) => {
    const next = { ...account, ...part };
    setAccount(next);
    keptSignUp.add({ type: next.type ?? "", name: next.name });
  };
  const send = () => sending.send(email);
  /** Back with the same address, the code that was sent still works. */
  const submit = () => (sent?.email === email && isLive(sent) ? setStep("code") : send());
  const goBack = () => {
    setStep("form");
    const { code: _code, form: _form, ...ofTheForm } = verifying.faults;
    sending.setFaults(ofTheForm);
    verifying.setFaults({});
  };
  /** Where codes are shown on screen, the server says of an address that it has an account. */
  const hasAccount = known === email;
  return { account, change, hasAccount, step, sent, wait, sending, verifying, submit, resend: send, goBack };
}

function keptAccount(): NewAccount {
  const { type, name } = keptSignUp.read();
  return { type: partnerTypes.find((each) => each === type), name, pair: noPassword };
}

function keptSent(): SentCode | undefined {
  const { sentTo: email, sentAt: at } = keptSignUp.read();
  return email === "" ? undefined : { email, at };
}

function isLive({ at }: SentCode): boolean {
  return Date.now() < at + codeMinutes * minute;
}

/** Whole seconds that are left, by the clock and not by ticks, which a sleeping tab misses. */
function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = (seconds: number) => {
    const begin = Date.now();
    setNow(begin);
    setEnd(begin + seconds * 1000);
  };
  return [left, start];
}
