import type { ComponentProps } from "react";

type RadioChoiceProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  label: string;
  hint?: string;
  /** A sign or two, beside others. */
  isShort?: boolean;
  /** Language of the label, where it is not the page's. */
  labelLanguage?: string;
};

/** One of several choices, large enough for a thumb. */
export function RadioChoice(props: RadioChoiceProps) {
  const { label, hint, isShort, labelLanguage, ...input } = props;
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-start rounded-control border border-line-strong/60 py-2.5 has-checked:border-brand has-checked:bg-brand-soft ${isShort === true ? "gap-1.5 px-2.5" : "gap-3 px-3.5"}`}
    >
      <input {...input} autoComplete="off" type="radio" className="mt-1 size-4 shrink-0 accent-brand-fill" />
      <span>
        <span lang={labelLanguage} className="font-semibold">
          {label}
        </span>
        {hint !== undefined && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}
