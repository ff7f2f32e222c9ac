import { TextField } from "../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

type EmailFieldProps = {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  error: string | undefined;
  onLeave?: (() => void) | undefined;
};

export function EmailField({ value, onChange, error, onLeave }: EmailFieldProps) {
  const t = useT(catalogue("auth"));
  return (
    <TextField
      label={t.email}
      name="email"
      type="email"
      autoComplete="username"
      required
      value={value}
      onBlur={onLeave}
      {...{ onChange, error }}
    />
  );
}
