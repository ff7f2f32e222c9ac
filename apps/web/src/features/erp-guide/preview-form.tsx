import Check from "lucide-react/icons/circle-check";
import { Button } from "../../ui/buttons/button.tsx";
import { useForm } from "../../ui/forms/form.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { labelOf } from "../../shared/vocabulary/options.ts";
import {
  choices,
  previewFields,
  problemsOf,
  type Preview,
  type PreviewField,
  type Problem,
} from "./preview.ts";

type PreviewFormProps = {
  preview: Preview;
  onChange: (change: Partial<Preview>) => void;
};

const texts = {
  companyName: { autoComplete: "organization" },
  email: { autoComplete: "email", type: "email" },
  fullName: { autoComplete: "name" },
  phone: { autoComplete: "tel", type: "tel" },
} as const;

/** The registration's fields to try: what is written stays in this page. */
export function PreviewForm({ preview, onChange }: PreviewFormProps) {
  const { tryIt: t } = useT(catalogue("erp-guide"));
  const errorOf = (name: PreviewField, problem: Problem | undefined) =>
    problem === "missing" ? t.missing[name] : problem && t[problem];
  const { form, field, faults, isTried } = useForm({
    begin: () => preview,
    check: (values) => {
      const problems = problemsOf(values);
      const said = previewFields.map((name) => [name, errorOf(name, problems[name])] as const);
      return Object.fromEntries(said.filter(([, problem]) => problem !== undefined));
    },
    keep: onChange,
    onSubmit: () => undefined,
  });
  const common = (name: PreviewField) => ({ label: t.field[name], required: true, ...field(name) });
  return (
    // Outside a dialog a browser sends such a form nowhere, with scripts or without.
    <form method="dialog" {...form} aria-label={t.label} className="grid gap-5">
      <div className="rounded-control bg-next-soft px-4 py-3">
        <p className="font-bold text-next-text">{t.demo}</p>
        <p className="text-sm">{t.notSent}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {(["companyName", "email", "fullName", "phone"] as const).map((name) => (
          <TextField key={name} {...common(name)} {...texts[name]} />
        ))}
        {(["employees", "industry", "country"] as const).map((name) => (
          <SelectField
            key={name}
            {...common(name)}
            emptyLabel={t.choose}
            options={choices[name].map((value) => ({ value, label: labelOf(t[name], value) }))}
          />
        ))}
      </div>
      <div>
        <Button type="submit" variant="secondary">
          {t.check}
        </Button>
      </div>
      <div role="status">
        {isTried && Object.keys(faults).length === 0 && (
          <p className="flex gap-2.5 rounded-control bg-match-high-soft px-4 py-3 text-match-high">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span>{t.complete}</span>
          </p>
        )}
      </div>
    </form>
  );
}
