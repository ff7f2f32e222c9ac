import { createProgramme } from "@khamt/contract/calls";
import { useAction } from "../../../ui/buttons/use-action.ts";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextArea, TextField } from "../../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import type { StepProps } from "./first-run-page.tsx";

const lengths = { slug: 40, name: 80, words: 4000 } as const;

/** The least that a programme needs; everything else of it can be said later. */
export function ProgrammeStep({ onDone }: StepProps) {
  const t = useT(catalogue("first-run"));
  const making = useAction({
    call: (api, { slug, nameEn, nameMn, wordsEn, wordsMn }: typeof empty) =>
      api.call(createProgramme, {
        body: {
          slug,
          name: { en: nameEn, mn: nameMn },
          words: { en: wordsEn, mn: wordsMn },
          startsOn: null,
          endsOn: null,
          entry: "invited",
          questions: [],
          isListed: true,
        },
      }),
    onDone,
  });
  const { form, field } = useForm({ begin: () => empty, onSubmit: making.run });
  const { programme } = t;
  return (
    <Form {...form} aria-label={t.steps.programme.title} action={making} submit={programme.make}>
      <TextField label={programme.nameEn} lang="en" required maxLength={lengths.name} {...field("nameEn")} />
      <TextField label={programme.nameMn} lang="mn" required maxLength={lengths.name} {...field("nameMn")} />
      <TextArea
        label={programme.wordsEn}
        lang="en"
        required
        rows={3}
        maxLength={lengths.words}
        {...field("wordsEn")}
      />
      <TextArea
        label={programme.wordsMn}
        lang="mn"
        required
        rows={3}
        maxLength={lengths.words}
        {...field("wordsMn")}
      />
      <TextField
        label={programme.slug}
        hint={programme.slugHint}
        required
        minLength={3}
        maxLength={lengths.slug}
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
        title={programme.slugHint}
        autoCapitalize="none"
        {...field("slug")}
      />
    </Form>
  );
}

const empty = { slug: "", nameEn: "", nameMn: "", wordsEn: "", wordsMn: "" };
