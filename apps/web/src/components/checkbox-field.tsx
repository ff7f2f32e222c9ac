import { useId, type ComponentProps } from "react";

type CheckboxFieldProps = Omit<ComponentProps<"input">, "className" | "id" | "type"> & {
  label: string;
  hint?: string | undefined;
};

export function CheckboxField({ label, hint, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
      <input {...input} id={id} type="checkbox" className="mt-0.5 size-5 shrink-0 accent-brand-fill" />
      <span>
        <span className="font-medium">{label}</span>
        {hint !== undefined && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}
