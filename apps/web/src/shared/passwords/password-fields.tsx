import {
  generatePassword,
  leastPasswordScore,
  passwordLength,
  passwordScore,
} from "@khamt/contract/password";
import Copy from "lucide-react/icons/copy";
import KeyRound from "lucide-react/icons/key-round";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { copyText } from "../../lib/copy-text.ts";
import { catalogue, useT, type Words } from "../../lib/language/index.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { PasswordField } from "./password-field.tsx";
import { PasswordStrength } from "./password-strength.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";

export const noPassword: PasswordPair = { password: "", confirmation: "" };

type PasswordFieldsProps = {
  value: PasswordPair;
  onChange: (value: PasswordPair) => void;
  /** "New password" where the reader has one already. */
  label?: string;
  /** What is against them, once they were sent. */
  errors: PasswordFaults;
};

/** A new password: strength, confirmation with its live hint, generator. Its words load by themselves or with the route. */
export function PasswordFields({ value, onChange, label, errors }: PasswordFieldsProps) {
  const t = useT(catalogue("passwords"));
  const [left, setLeft] = useState(false);
  const { password, confirmation } = value;
  const fields = useRef<HTMLDivElement>(null);
  // What was typed before the page was alive stands in the fields, and nobody has heard of it.
  const takeTyped = useEffectEvent(() => {
    const typed = [...(fields.current?.querySelectorAll("input") ?? [])].map((field) => field.value);
    if (typed.some((each) => each !== ""))
      onChange({ password: typed[0] ?? "", confirmation: typed[1] ?? "" });
  });
  useEffect(() => takeTyped(), []);
  const isWeak = left && password !== "" && !isStrong(password);
  const shared = {
    autoComplete: "new-password",
    minLength: passwordLength.least,
    maxLength: passwordLength.most,
    required: true,
  } as const;
  return (
    <div ref={fields} className="grid gap-4">
      <PasswordField
        label={label ?? t.password}
        name="password"
        value={password}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
        onBlur={() => setLeft(true)}
        error={errors.password ?? (isWeak ? t.notStrong : undefined)}
        {...shared}
      />
      <PasswordStrength password={password} />
      <PasswordGenerator
        current={password}
        onGenerated={(made) => onChange({ password: made, confirmation: made })}
      />
      <div>
        <PasswordField
          label={t.confirmation}
          name="confirmation"
          value={confirmation}
          onChange={(event) => onChange({ ...value, confirmation: event.target.value })}
          error={errors.confirmation}
          {...shared}
        />
        {errors.confirmation === undefined && <MatchHint {...value} />}
      </div>
    </div>
  );
}

function MatchHint({ password, confirmation }: PasswordPair) {
  const t = useT(catalogue("passwords"));
  const matches = password === confirmation;
  return (
    <p aria-live="polite" className={`mt-1.5 text-sm ${matches ? "text-muted" : "text-danger"}`}>
      {confirmation !== "" && (matches ? t.match : t.mismatch)}
    </p>
  );
}

type PasswordGeneratorProps = {
  current: string;
  onGenerated: (password: string) => void;
};

function PasswordGenerator({ current, onGenerated }: PasswordGeneratorProps) {
  const t = useT(catalogue("passwords"));
  const [made, setMade] = useState<string>();
  const generate = () => {
    const password = generatePassword(randomBelow);
    setMade(password);
    onGenerated(password);
  };
  return (
    <div className="-my-1 grid gap-2">
      <div className="-ml-3.5">
        <Button variant="quiet" size="small" onClick={generate}>
          <KeyRound aria-hidden="true" />
          {t.generate}
        </Button>
      </div>
      <div role="status">{made === current && <GeneratedPassword password={made} />}</div>
    </div>
  );
}

function GeneratedPassword({ password }: { password: string }) {
  const t = useT(catalogue("passwords"));
  const copy = async () => {
    const isCopied = await copyText(password);
    showToast(isCopied ? { title: t.copied } : { title: t.notCopied, tone: "destructive" });
  };
  return (
    <div className="rounded-control bg-sunken p-3.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <code className="font-mono text-base break-all select-all">{password}</code>
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t.copy}
        </Button>
      </div>
      <p className="mt-2 text-sm text-muted">{t.generated}</p>
    </div>
  );
}

/** A new password, typed twice. */
export type PasswordPair = {
  password: string;
  confirmation: string;
};

export type PasswordFaults = { [Name in keyof PasswordPair]?: string | undefined };

/** What is missing for a form to be sent, by the name of the field that says so. */
export function passwordFaults(
  { password, confirmation }: PasswordPair,
  t: Words["passwords"],
): PasswordFaults {
  return {
    ...(!isStrong(password) && { password: t.notStrong }),
    ...(password !== confirmation && { confirmation: t.mismatch }),
  };
}

function isStrong(password: string): boolean {
  return password.length >= passwordLength.least && passwordScore(password) >= leastPasswordScore;
}

/** A whole number from 0 to `limit` - 1, evenly and unguessably. `limit` is at most 256. */
function randomBelow(limit: number): number {
  const even = 256 - (256 % limit);
  for (;;) {
    const [byte = even] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < even) return byte % limit;
  }
}
