import type { ProgrammeView } from "@khamt/contract";
import { programmeLengths } from "@khamt/contract/desk-vocabulary";
import { useKeptForm } from "../../lib/kept-form.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import type { ButtonVariant } from "../../ui/buttons/button.tsx";
import { type Call, useFormAction } from "../../ui/buttons/use-action.ts";
import { focusAtOnce } from "../../ui/forms/field.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";

const { answer: longest } = programmeLengths;

type ApplicationFormProps = {
  programme: ProgrammeView;
  send: Call<string[], ProgrammeView>;
  onSent: (answer: ProgrammeView) => Promise<void>;
  submit: string;
  variant?: ButtonVariant;
  onCancel?: () => void;
};

/** The questions as they stand now, with what was answered before. What is typed stays in this tab until it is sent. */
export function ApplicationForm({ programme, send, onSent, onCancel, ...buttons }: ApplicationFormProps) {
  const t = useT(catalogue("programmes")).join;
  const language = useLanguage();
  const { id, questions, application } = programme;
  const before = application?.changedAt ?? application?.sentAt ?? "";
  const kept = useKeptForm({
    name: `application-${id}-${before}`,
    fresh: () => Object.fromEntries(questions.map(({ text }, at) => [nameOf(at), answerTo(programme, text)])),
  });
  const sending = useFormAction({
    call: send,
    onDone: async (answer) => {
      kept.forget();
      await onSent(answer);
    },
  });
  const { form, field } = useForm<Record<string, string>>({
    ...kept,
    check: (values) =>
      Object.fromEntries(
        questions.map(({ isRequired }, at) => {
          const isMissing = isRequired && (values[nameOf(at)] ?? "").trim() === "";
          return [nameOf(at), isMissing ? t.missing : undefined];
        }),
      ),
    onSubmit: (values) => sending.run(questions.map((_, at) => values[nameOf(at)] ?? "")),
  });
  const cancel = () => {
    kept.forget();
    onCancel?.();
  };
  return (
    <Form {...form} {...buttons} action={sending} onCancel={onCancel && cancel}>
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

function answerTo({ application }: ProgrammeView, text: ProgrammeView["name"]): string {
  const isIt = ({ question }: { question: ProgrammeView["name"] }) =>
    question.en === text.en && question.mn === text.mn;
  return application?.answers.find(isIt)?.answer ?? "";
}

/** Each question has begun with a text. */
function textOf<Control extends { value: string | undefined }>({ value = "", ...control }: Control) {
  return { ...control, value };
}
