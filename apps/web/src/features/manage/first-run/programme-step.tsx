import { createProgramme } from "@khamt/contract/calls";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextArea, TextField } from "../../../ui/forms/text-field.tsx";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { inputOf, isSlug, type TypedProgramme, typedOf, withNameEn } from "../programmes/typed.ts";
import type { StepProps } from "./step-props.ts";

/** The least that a programme needs; everything else of it can be said later. */
export function ProgrammeStep({ onDone }: StepProps) {
  const t = useT(catalogue("first-run"));
  const { form: words } = useT(catalogue("desk-programmes"));
  const kept = useKeptForm({
    name: "first-programme",
    fresh: (): TypedProgramme => ({ ...typedOf(undefined), entry: "invited" }),
  });
  const making = useFormAction({
    call: (api, typed: TypedProgramme) => api.call(createProgramme, { body: inputOf(typed) }),
    onDone: () => {
      kept.forget();
      onDone();
    },
  });
  const missing = (text: string) => (text.trim() === "" ? words.missing : undefined);
  const { form, field, values, change, fault } = useForm({
    ...kept,
    fault: making.fault,
    places: { "short-address-taken": "slug" },
    check: (typed) => ({
      nameEn: missing(typed.nameEn),
      nameMn: missing(typed.nameMn),
      slug: isSlug(typed.slug) ? undefined : words.badSlug,
      wordsEn: missing(typed.wordsEn),
      wordsMn: missing(typed.wordsMn),
    }),
    onSubmit: making.run,
  });
  return (
    <Form {...form} aria-label={t.steps.programme.title} action={{ ...making, fault }} submit={words.create}>
      <TextField
        label={words.nameEn}
        lang="en"
        maxLength={80}
        aria-required
        {...field("nameEn")}
        onChange={({ target }) => change(withNameEn(values, target.value))}
      />
      <TextField label={words.nameMn} lang="mn" maxLength={80} aria-required {...field("nameMn")} />
      <TextField
        label={words.slug}
        hint={words.slugHint}
        maxLength={40}
        aria-required
        autoCapitalize="none"
        autoComplete="off"
        {...field("slug")}
      />
      <TextArea
        label={words.wordsEn}
        lang="en"
        rows={3}
        maxLength={4000}
        aria-required
        {...field("wordsEn")}
      />
      <TextArea
        label={words.wordsMn}
        lang="mn"
        rows={3}
        maxLength={4000}
        aria-required
        {...field("wordsMn")}
      />
    </Form>
  );
}
