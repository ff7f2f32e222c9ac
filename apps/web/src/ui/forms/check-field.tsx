import { useId } from "react";

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
        <input
          type="checkbox"
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          aria-describedby={id}
          className="size-5 shrink-0 accent-brand"
        />
        {label}
      </label>
      <p id={id} className="max-w-[62ch] text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}
