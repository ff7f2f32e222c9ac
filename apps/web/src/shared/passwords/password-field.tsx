import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState, type ComponentProps } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Field, type FieldText } from "../../ui/forms/field.tsx";
import { IconButton } from "../../ui/buttons/button.tsx";

type PasswordFieldProps = FieldText & Omit<ComponentProps<"input">, "className" | "id" | "type">;

/** A password that its writer can look at. */
export function PasswordField({ label, hint, error, labelHidden, ...input }: PasswordFieldProps) {
  const t = useT(catalogue("passwords"));
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, labelHidden }}>
      {(control) => (
        <div className="relative">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            className="control pr-12"
          />
          <div className="absolute inset-y-0 right-0">
            <IconButton
              label={t.show}
              title={shown ? t.hide : t.show}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            </IconButton>
          </div>
        </div>
      )}
    </Field>
  );
}
