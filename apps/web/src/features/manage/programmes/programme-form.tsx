import type { ManagedProgramme, ProgrammeInput } from "@khamt/contract";
import { programmeEntries } from "@khamt/contract/desk-vocabulary";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { dayFromNow, fromField } from "../../../shared/events/when.ts";
import { ImageField } from "../../../shared/files/image-field.tsx";
import { type Call, useFormAction } from "../../../ui/buttons/use-action.ts";
import { Form, RadioField, useForm } from "../../../ui/forms/form.tsx";
import { Switch } from "../../../ui/forms/switch.tsx";
import { TextArea, TextField } from "../../../ui/forms/text-field.tsx";
import { useMerged, useOthersFirst } from "../../../ui/forms/others-first.ts";
import { ending, useOwnFirst } from "../frame/own-first.ts";
import { QuestionFields } from "./question-fields.tsx";
import { copyOf, inputOf, isSlug, questionsText, type TypedProgramme, typedOf, withNameEn } from "./typed.ts";

type ProgrammeFormProps = {
  /** What is changed; nothing for a new one. */
  programme?: ManagedProgramme;
  /** What a new one begins as. */
  copied?: ManagedProgramme | undefined;
  submit: string;
  save: Call<ProgrammeInput, ManagedProgramme>;
  onSaved: (saved: ManagedProgramme) => Promise<void>;
};

export function ProgrammeForm({ programme, copied, submit, save, onSaved }: ProgrammeFormProps) {
  const t = useT(catalogue("desk-programmes")).form;
  const { merged, nowSays } = useT(catalogue("manage"));
  const languages = useOwnFirst();
  const kept = useKeptForm({
    // Once another has changed it, what was typed before is about one that is no more.
    name: [
      "programme",
      ...(programme ? [programme.id, programme.updatedAt] : copied ? ["copy", copied.id] : []),
    ].join("-"),
    fresh: () => (copied === undefined ? typedOf(programme) : copyOf(copied)),
  });
  const onDone = (saved: ManagedProgramme) => {
    kept.forget();
    return onSaved(saved);
  };
  const saving = useFormAction(useOthersFirst(merged, { call: save, onDone }));
  const faultOfEnd = ({ startsOn, endsOn }: TypedProgramme) => {
    if (endsOn === "") return undefined;
    if (startsOn !== "" && endsOn < startsOn) return t.badEnd;
    return programme === undefined && endsOn < dayFromNow(0) ? t.pastEnd : undefined;
  };
  // An open form is closed at once by a time that is past.
  const faultOfClosing = ({ entry, closesAt, endsOn }: TypedProgramme) => {
    if (entry !== "applied" || closesAt === "") return undefined;
    if (endsOn !== "" && closesAt.slice(0, 10) > endsOn) return t.lateClosing;
    return programme === undefined && Date.parse(fromField(closesAt) ?? "") <= Date.now()
      ? t.pastClosing
      : undefined;
  };
  const missing = (text: string) => (text.trim() === "" ? t.missing : undefined);
  const { form, field, values, change, tell, faults, fault } = useForm({
    ...kept,
    fault: saving.fault,
    places: { "short-address-taken": "slug" },
    check: (typed) => ({
      nameEn: missing(typed.nameEn),
      nameMn: missing(typed.nameMn),
      slug: isSlug(typed.slug) ? undefined : t.badSlug,
      wordsEn: missing(typed.wordsEn),
      wordsMn: missing(typed.wordsMn),
      altEn: typed.picture === "" ? undefined : missing(typed.altEn),
      altMn: typed.picture === "" ? undefined : missing(typed.altMn),
      endsOn: faultOfEnd(typed),
      closesAt: faultOfClosing(typed),
      ...Object.fromEntries(
        typed.questions.flatMap(({ en, mn }, at) => [
          [`question-${at}-en`, missing(en)],
          [`question-${at}-mn`, missing(mn)],
        ]),
      ),
    }),
    onSubmit: (typed) => saving.run(inputOf(typed)),
  });
  const listText = () => questionsText(programme);
  useMerged({ read: programme, valuesOf: typedOf, values, change, tell, nowSays, listText });
  const nameNew = programme === undefined && {
    onChange: ({ target }: { target: { value: string } }) => change(withNameEn(values, target.value)),
  };
  return (
    <Form {...form} action={{ ...saving, fault }} submit={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        {languages.map((each) => (
          <TextField
            key={each}
            label={t[`name${ending[each]}`]}
            lang={each}
            maxLength={80}
            aria-required
            {...field(`name${ending[each]}`)}
            {...(each === "en" && nameNew)}
          />
        ))}
      </div>
      <TextField
        label={t.slug}
        hint={t.slugHint}
        maxLength={40}
        aria-required
        autoCapitalize="none"
        autoComplete="off"
        {...field("slug")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {languages.map((each) => (
          <TextArea
            key={each}
            label={t[`words${ending[each]}`]}
            lang={each}
            rows={7}
            maxLength={4000}
            aria-required
            {...field(`words${ending[each]}`)}
          />
        ))}
      </div>
      <ImageField
        label={t.picture}
        hint={t.pictureHint}
        value={values.picture || null}
        onChange={(picture) => change({ picture: picture ?? "" })}
        shape="company"
        name={values[`name${ending[languages[0]]}`]}
      />
      {values.picture !== "" && (
        <div className="grid gap-5 sm:grid-cols-2">
          {languages.map((each) => (
            <TextField
              key={each}
              label={t[`alt${ending[each]}`]}
              hint={t.altHint}
              lang={each}
              maxLength={200}
              aria-required
              {...field(`alt${ending[each]}`)}
            />
          ))}
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t.startsOn} type="date" {...field("startsOn")} />
        <TextField label={t.endsOn} type="date" {...field("endsOn")} />
      </div>
      <RadioField
        label={t.entry}
        options={programmeEntries.map((value) => ({ value, label: t.entries[value] }))}
        {...field("entry")}
        // What another has chosen meanwhile is no text to show.
        error={undefined}
      />
      {values.entry === "applied" && (
        <>
          <TextField
            label={t.closesAt}
            hint={t.closesHint}
            type="datetime-local"
            max="9999-12-31T23:59"
            {...field("closesAt")}
          />
          <QuestionFields
            questions={values.questions}
            onChange={(questions) => change({ questions })}
            faults={faults}
            told={field("questions").error}
          />
        </>
      )}
      <label className="flex cursor-pointer items-start gap-3">
        <Switch checked={values.isListed} onChange={({ target }) => change({ isListed: target.checked })} />
        <span className="pt-2.5">{t.isListed}</span>
      </label>
    </Form>
  );
}
