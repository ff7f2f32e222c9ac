import type { ProgrammeView } from "@khamt/contract";
import { getProgramme } from "@khamt/contract/calls";
import { programmeLengths } from "@khamt/contract/desk-vocabulary";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useKeptForm } from "../../lib/kept-form.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import type { ButtonVariant } from "../../ui/buttons/button.tsx";
import { type Call, useFormAction } from "../../ui/buttons/use-action.ts";
import { focusAtOnce } from "../../ui/forms/field.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { useMerged, useOthersFirst } from "../../ui/forms/others-first.ts";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { type Answered, askedOf, carryOver, sentAnswers } from "./answers.ts";

const { answer: longest } = programmeLengths;

type ApplicationFormProps = {
  programme: ProgrammeView;
  send: Call<string[], ProgrammeView>;
  onSent: (answer: ProgrammeView) => Promise<void>;
  submit: string;
  variant?: ButtonVariant;
  onCancel?: () => void;
};

class QuestionsChanged extends Error {}

/** The questions as they stand now, with what was answered before. What is typed stays on this device until it is sent. */
export function ApplicationForm({ programme, send, onSent, onCancel, ...buttons }: ApplicationFormProps) {
  const t = useT(catalogue("programmes")).join;
  const language = useLanguage();
  const client = useQueryClient();
  const { id, slug, questions, application } = programme;
  const before = application?.changedAt ?? application?.sentAt ?? "";
  const asked = questions.map(({ text }) => askedOf(text));
  const kept = useKeptForm<Answered>({
    name: `application-${id}-${before}`,
    fresh: () => sentAnswers(programme),
    isLong: true,
  });
  const action = useOthersFirst(t.elsewhere, {
    call: async (api, answers: string[]) => {
      const now = await api.call(getProgramme, { params: { slug }, query: {} });
      if (
        !isSame(
          asked,
          now.questions.map(({ text }) => askedOf(text)),
        )
      ) {
        await client.invalidateQueries();
        throw new QuestionsChanged();
      }
      return send(api, answers);
    },
    onDone: async (answer) => {
      kept.forget();
      await onSent(answer);
    },
    unanswered: (error) => (error instanceof QuestionsChanged ? t.otherQuestions : undefined),
  });
  const sending = useFormAction(action);
  const valuesOf = (answered: Answered): Record<string, string> =>
    Object.fromEntries(carryOver(answered, asked).map((answer, at) => [nameOf(at), answer]));
  const answersIn = (values: Record<string, string>, of: readonly string[] = asked) =>
    of.map((_, at) => values[nameOf(at)] ?? "");
  const { form, field, values, change, tell } = useForm<Record<string, string>>({
    begin: () => valuesOf(kept.begin()),
    fresh: () => valuesOf(kept.fresh()),
    stored: () => {
      const stored = kept.stored();
      return stored && valuesOf(stored);
    },
    keep: (typed) => kept.keep({ asked, answers: answersIn(typed) }),
    check: (values) =>
      Object.fromEntries(
        questions.map(({ isRequired }, at) => {
          const isMissing = isRequired && (values[nameOf(at)] ?? "").trim() === "";
          return [nameOf(at), isMissing ? t.missing : undefined];
        }),
      ),
    onSubmit: (values) => sending.run(answersIn(values)),
  });
  // Its applicant may change it on another device too.
  useMerged({
    read: application,
    valuesOf: (sent) => valuesOf(sentAnswers({ application: sent })),
    values,
    change,
    tell,
    nowSays: t.nowSays,
  });
  // Its organisers may ask otherwise while it is filled in.
  const [shown, setShown] = useState(asked);
  if (!isSame(shown, asked)) {
    setShown(asked);
    change(valuesOf({ asked: shown, answers: answersIn(values, shown) }));
  }
  const cancel = () => {
    kept.forget();
    onCancel?.();
  };
  return (
    <Form {...form} {...buttons} action={sending} onCancel={onCancel && cancel} note={t.kept}>
      {questions.map(({ text, isRequired }, at) => (
        <TextArea
          key={at}
          label={text[language]}
          maxLength={longest}
          rows={4}
          aria-required={isRequired}
          // Of what is changed: the button that asked for it is gone.
          ref={at === 0 && onCancel ? focusAtOnce : undefined}
          {...textOf(field(nameOf(at)))}
        />
      ))}
    </Form>
  );
}

const nameOf = (at: number) => `answer-${at}`;

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

/** Each question has begun with a text. */
function textOf<Control extends { value: string | undefined }>({ value = "", ...control }: Control) {
  return { ...control, value };
}
