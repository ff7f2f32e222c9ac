import type { Application, ApplicationInput } from "@khamt/contract";
import { createApplication, updateApplication } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { type Applicant, limits, problemsOf } from "./draft.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextField, TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useSettled } from "../../lib/use-settled.ts";
import { useSumHint } from "../../shared/sums/use-sum-hint.ts";
import { beginWith, keyOf, readDraft, type Typed, writeDraft } from "./draft.ts";
import { refreshApplications } from "./queries.ts";
import type { OwnProfile } from "../../shared/own-profiles/own-profiles.ts";

type ApplyFormProps = {
  listing: string;
  questions: readonly string[];
  /** Of the listing, as its company wrote it. */
  budget: string | null | undefined;
  profiles: readonly OwnProfile<Applicant>[];
  application: Application | undefined;
  onClose: () => void;
};

export function ApplyForm(props: ApplyFormProps) {
  const { listing, questions, budget, profiles, application, onClose } = props;
  const t = useT(catalogue("applications"));
  const words = t.apply;
  const client = useQueryClient();
  const owner = useUser()?.id ?? "";
  const about = application?.id ?? listing;
  const sending = useFormAction<Typed, unknown>({
    call: (api, typed) => {
      const input = inputOf(typed, questions);
      if (application) return api.call(updateApplication, { params: { id: application.id }, body: input });
      return api.call(createApplication, { params: { id: listing }, body: { id: typed.id, ...input } });
    },
    onDone: async () => {
      writeDraft(owner, about, undefined);
      onClose();
      showToast({ title: application ? t.done.edited : t.done.sent });
      await refreshApplications(client);
    },
  });
  const { form, field, fault, values, faults, change } = useForm<Typed>({
    fault: sending.fault,
    begin: () => beginWith({ profiles, application, draft: readDraft(owner, about) }),
    check: (typed) => problemsOf(typed, questions, words),
    keep: (typed) => writeDraft(owner, about, typed),
    onSubmit: sending.run,
  });
  const priceHint = useSumHint({
    typed: useSettled(values.price),
    beside: budget,
    hint: words.priceHint,
  });
  if (profiles.length === 0) return <NoProfile listing={listing} />;
  return (
    <Form
      {...form}
      action={{ ...sending, fault }}
      submit={application ? words.save : words.send}
      variant="next"
      note={application ? undefined : words.kept}
    >
      <SelectField
        label={words.profile}
        options={profiles.map((each) => ({
          value: keyOf(each),
          label: `${each.name} (${words.kinds[each.kind]})`,
        }))}
        {...field("profile")}
      />
      <LongField
        label={words.letter}
        hint={words.letterHint(limits.letter.least)}
        rows={8}
        most={limits.letter.most}
        {...field("letter")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.price}
          hint={priceHint}
          maxLength={limits.line}
          autoComplete="off"
          {...field("price")}
        />
        <TextField
          label={words.duration}
          hint={words.durationHint}
          maxLength={limits.line}
          autoComplete="off"
          {...field("duration")}
        />
      </div>
      {questions.map((question, place) => (
        <LongField
          key={question}
          label={question}
          error={faults[`answer-${place}`]}
          name={`answer-${place}`}
          rows={3}
          value={values.answers[question] ?? ""}
          most={limits.answer}
          onChange={({ target }) => change({ answers: { ...values.answers, [question]: target.value } })}
        />
      ))}
    </Form>
  );
}

function NoProfile({ listing }: { listing: string }) {
  const words = useT(catalogue("applications")).apply;
  return (
    <div className="grid gap-5">
      <p>{words.noProfile}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/create-cofounder" search={{ applying: listing }}>
          {words.createCofounder}
        </LinkButton>
        <LinkButton to="/create-company" search={{ applying: listing }} variant="secondary">
          {words.createCompany}
        </LinkButton>
      </div>
    </div>
  );
}

function inputOf(typed: Typed, questions: readonly string[]): ApplicationInput {
  const [kind, id = ""] = typed.profile.split(" ");
  return {
    profile: { kind: kind === "company" ? "company" : "cofounder", id },
    letter: typed.letter,
    price: typed.price,
    duration: typed.duration,
    answers: questions.map((question) => ({ question, answer: typed.answers[question] ?? "" })),
  };
}

/** A text of several lines with the count of its characters. */
function LongField({ most, ...area }: ComponentProps<typeof TextArea> & { value: string; most: number }) {
  const { letterLeft } = useT(catalogue("applications")).apply;
  return (
    <div>
      <TextArea {...area} maxLength={most} aria-required />
      <p className="mt-1 text-right text-sm text-muted tabular-nums">
        {letterLeft(area.value.trim().length, most)}
      </p>
    </div>
  );
}
