import { TextField } from "../../ui/forms/text-field.tsx";
import { useT } from "../../lib/language/index.ts";
import { authCatalogue } from "./words/auth.ts";

interface EmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  error: string | undefined;
}

export function EmailField({ value, onChange, error }: EmailFieldProps) {
  const t = useT(authCatalogue);
  return (
    <TextField
      label={t.email}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
