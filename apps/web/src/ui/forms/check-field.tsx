import { useId } from "react";
import { Checkbox } from "./checkbox.tsx";

type CheckFieldProps = {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A choice that stands by itself, and what it means. */
export function CheckField({ label, hint, checked, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
        <Checkbox
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          aria-describedby={id}
        />
        {label}
      </label>
      <p id={id} className="max-w-[62ch] text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}
