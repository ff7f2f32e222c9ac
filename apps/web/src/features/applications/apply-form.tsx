import type { Application, ApplicationInput } from "@khamt/contract";
import { createApplication, updateApplication } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type SubmitEvent } from "react";
import type { Applicant } from "./device-draft.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextField, TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { beginWith, keyOf, readDraft, type Typed, writeDraft } from "./device-draft.ts";
import { limits, problemsOf } from "./problems.ts";
import { refreshApplications } from "./queries.ts";
import type { OwnProfile } from "../../shared/own-profiles/own-profiles.ts";
import { type FieldText, InlineFault } from "../../ui/forms/field.tsx";

interface ApplyFormProps {
  listing: string;
  questions: readonly string[];
  profiles: readonly OwnProfile<Applicant>[];
  application: Application | undefined;
  onClose: () => void;
}

export function ApplyForm({ listing, questions, profiles, application, onClose }: ApplyFormProps) {
  const t = useT(catalogue("applications"));
  const words = t.apply;
  const client = useQueryClient();
  const owner = useUser()?.id ?? "";
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() =>
    beginWith({ profiles, application, draft: application ? undefined : readDraft(owner, listing) }),
  );
  const [isTried, setTried] = useState(false);
  const problems = problemsOf(typed, questions, words);
  const shown = isTried ? problems : {};

  const change = (fields: Partial<Typed>) => {
    const next = { ...typed, ...fields };
    setTyped(next);
    if (!application) writeDraft(owner, listing, next);
  };
  const { run, isPending, fault } = useAction<void, unknown>({
    call: (api) => {
      const input = inputOf(typed, questions);
      if (application) return api.call(updateApplication, { params: { id: application.id }, body: input });
      return api.call(createApplication, { params: { id: listing }, body: { id: typed.id, ...input } });
    },
    onDone: async () => {
      writeDraft(owner, listing, undefined);
      onClose();
      showToast({ title: application ? t.done.edited : t.done.sent });
      await refreshApplications(client);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(problems);
    if (first === undefined) return run();
    const field = [...(form.current?.elements ?? [])].find((each) => each.getAttribute("name") === first) as
      | HTMLElement
      | undefined;
    field?.focus();
  };

  if (profiles.length === 0) return <NoProfile />;
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <InlineFault message={fault?.message} />
      <SelectField
        label={words.profile}
        name="profile"
        value={typed.profile}
        options={profiles.map((each) => ({
          value: keyOf(each),
          label: `${each.name} (${words.kinds[each.kind]})`,
        }))}
        onChange={({ target }) => change({ profile: target.value })}
      />
      <LongField
        label={words.letter}
        hint={words.letterHint(limits.letter.least)}
        error={shown["letter"]}
        name="letter"
        rows={8}
        value={typed.letter}
        most={limits.letter.most}
        onType={(letter) => change({ letter })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.price}
          hint={words.priceHint}
          error={shown["price"]}
          name="price"
          autoComplete="off"
          value={typed.price}
          onChange={({ target }) => change({ price: target.value })}
        />
        <TextField
          label={words.duration}
          hint={words.durationHint}
          error={shown["duration"]}
          name="duration"
          autoComplete="off"
          value={typed.duration}
          onChange={({ target }) => change({ duration: target.value })}
        />
      </div>
      {questions.map((question, place) => (
        <LongField
          key={question}
          label={question}
          error={shown[`answer-${place}`]}
          name={`answer-${place}`}
          rows={3}
          value={typed.answers[question] ?? ""}
          most={limits.answer}
          onType={(answer) => change({ answers: { ...typed.answers, [question]: answer } })}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ActionButton type="submit" variant="next" isPending={isPending}>
          {application ? words.save : words.send}
        </ActionButton>
        {!application && <p className="text-sm text-muted">{words.kept}</p>}
      </div>
    </form>
  );
}

function NoProfile() {
  const words = useT(catalogue("applications")).apply;
  return (
    <div className="grid gap-5">
      <p>{words.noProfile}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/create-cofounder">{words.createCofounder}</LinkButton>
        <LinkButton to="/create-company" variant="secondary">
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

interface LongFieldProps extends FieldText {
  name: string;
  rows: number;
  value: string;
  most: number;
  onType: (text: string) => void;
}

/** A text of several lines with the count of its characters. */
function LongField({ name, rows, value, most, onType, ...text }: LongFieldProps) {
  const { letterLeft } = useT(catalogue("applications")).apply;
  return (
    <div>
      <TextArea {...text} {...{ name, rows, value }} aria-required onChange={onType} />
      <p className="mt-1 text-right text-sm text-muted tabular-nums">
        {letterLeft(value.trim().length, most)}
      </p>
    </div>
  );
}
