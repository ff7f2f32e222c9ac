import type { ComponentProps } from "react";

type RadioChoiceProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  label: string;
  hint?: string;
  /** Language of the label, where it is not the page's. */
  labelLanguage?: string;
};

/** One of several choices, large enough for a thumb. */
export function RadioChoice({ label, hint, labelLanguage, ...input }: RadioChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line-strong/60 px-3.5 py-2.5 has-checked:border-brand has-checked:bg-brand-soft">
      <input {...input} type="radio" className="mt-1 size-4 shrink-0 accent-brand-fill" />
      <span>
        <span lang={labelLanguage} className="font-semibold">
          {label}
        </span>
        {hint !== undefined && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}
