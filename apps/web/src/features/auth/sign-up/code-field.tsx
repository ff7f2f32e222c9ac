import { codeLength, readCode } from "@khamt/contract/verification-code";
import { useEffect, useRef } from "react";
import { controlStyle, Field } from "../../../ui/forms/field.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

/** Takes the code as it is typed or pasted, from either keyboard, and shows it as the mail does. */
export function CodeField({ value, onChange, error }: CodeFieldProps) {
  const t = useT(catalogue("auth"));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field label={t.code.label} hint={t.code.hint} error={error}>
      {(control) => (
        <input
          {...control}
          ref={input}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(readCode(event.target.value).slice(0, codeLength))}
          className={`${controlStyle} text-center font-mono text-2xl tracking-[0.4em] indent-[0.4em]`}
        />
      )}
    </Field>
  );
}
