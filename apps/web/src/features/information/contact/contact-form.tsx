import { sendContactForm } from "@khamt/contract/calls";
import { contactLengths, contactTopics, type ContactTopic } from "@khamt/contract/contact-topics";
import type { BodyOf } from "@khamt/contract/routes";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ComponentProps } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { focusAtOnce } from "../../../ui/forms/field.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextArea, TextField } from "../../../ui/forms/text-field.tsx";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { ApiError } from "../../../lib/api.ts";
import { useUser } from "../../../lib/auth/index.ts";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { newId } from "../../../lib/new-id.ts";
import { contactQuery } from "./queries.ts";

type ContactFormProps = {
  token: string;
  topic: ContactTopic | undefined;
  onTopic: (topic: ContactTopic | undefined) => void;
};

/** What was typed stays until the server has the letter on its way. */
export function ContactForm({ token, topic, onTopic }: ContactFormProps) {
  const t = useT(catalogue("contact"));
  const user = useUser();
  const client = useQueryClient();
  const [answer, setAnswer] = useState<string>();
  const renew = () => void client.invalidateQueries({ queryKey: contactQuery.queryKey });
  const kept = useKeptForm({
    name: "contact",
    fresh: () => ({
      id: newId(),
      name: user?.name ?? "",
      email: user?.email ?? "",
      message: "",
      website: "",
    }),
  });
  const sending = useFormAction({
    call: async (api, input: BodyOf<typeof sendContactForm>) => {
      try {
        return await api.call(sendContactForm, { body: input });
      } catch (error) {
        // The server has another secret by now: the next try goes with a token that it knows.
        if (error instanceof ApiError && error.body?.parameter === "token") renew();
        throw error;
      }
    },
    onDone: ({ message }) => {
      renew();
      setAnswer(message);
      change({ id: newId(), message: "" });
      kept.forget();
    },
    unanswered: () => t.failed.network,
  });
  const { form, field, change, ...at } = useForm({
    ...kept,
    fault: sending.fault,
    onSubmit: (typed) => topic !== undefined && sending.run({ ...typed, topic, token }),
  });
  if (answer !== undefined) return <Sent answer={answer} onAnother={() => setAnswer(undefined)} />;
  const { form: words, failed } = t;
  const { message } = contactLengths;
  const fault = at.fault?.id === "unavailable" ? { message: failed.unavailable } : at.fault;
  return (
    <Card as="section" padding="roomy">
      <Form {...form} aria-label={words.label} action={{ ...sending, fault }} submit={words.send}>
        <TextField
          label={words.name}
          autoComplete="name"
          maxLength={contactLengths.name}
          required
          {...field("name")}
        />
        <TextField
          label={words.email}
          hint={words.emailHint}
          type="email"
          autoComplete="email"
          maxLength={contactLengths.email}
          required
          {...field("email")}
        />
        <SelectField
          label={words.topic}
          emptyLabel={words.chooseTopic}
          options={contactTopics.map((value) => ({ value, label: words.topics[value] }))}
          value={topic ?? ""}
          onChange={({ target }) => onTopic(contactTopics.find((each) => each === target.value))}
          required
        />
        <TextArea
          label={words.message}
          hint={words.messageHint(message.most)}
          rows={7}
          minLength={message.least}
          maxLength={message.most}
          required
          {...field("message")}
        />
        <Trap label={words.website} {...field("website")} />
      </Form>
    </Card>
  );
}

/** A field that nobody sees; what fills in forms by itself fills it in. */
function Trap({
  label,
  error: _none,
  ...input
}: { label: string; error: string | undefined } & ComponentProps<"input">) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        {label}
        <input type="text" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}

function Sent({ answer, onAnother }: { answer: string; onAnother: () => void }) {
  const { sent } = useT(catalogue("contact"));
  return (
    <Card as="section" padding="roomy">
      <h2 ref={focusAtOnce} tabIndex={-1} className="text-xl font-bold outline-none">
        {sent.title}
      </h2>
      <p role="status" className="mt-2 max-w-[62ch] text-muted">
        {answer}
      </p>
      <div className="mt-5">
        <Button variant="secondary" onClick={onAnother}>
          {sent.another}
        </Button>
      </div>
    </Card>
  );
}
