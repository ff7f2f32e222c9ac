import { sendContactForm } from "@khamt/contract/calls";
import { contactLengths, contactTopics, type ContactTopic } from "@khamt/contract/contact-topics";
import type { BodyOf } from "@khamt/contract/routes";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { controlStyle, Field, InlineFault, focusAtOnce } from "../../../ui/forms/field.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useAction } from "../../../ui/buttons/use-action.ts";
import { ApiError } from "../../../lib/api.ts";
import { useUser } from "../../../lib/auth/index.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { contactQuery } from "./queries.ts";

interface ContactFormProps {
  token: string;
  topic: ContactTopic | undefined;
  onTopic: (topic: ContactTopic | undefined) => void;
}

/** What was typed stays until the server has the letter on its way. */
export function ContactForm({ token, topic, onTopic }: ContactFormProps) {
  const t = useT(catalogue("contact"));
  const user = useUser();
  const client = useQueryClient();
  const [typed, setTyped] = useState({
    name: user?.name ?? "",
    email: user?.email ?? "",
    message: "",
    website: "",
  });
  const [answer, setAnswer] = useState<string>();
  const renew = () => void client.invalidateQueries({ queryKey: contactQuery.queryKey });
  const { run, isPending, fault } = useAction({
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
      setTyped((old) => ({ ...old, message: "" }));
    },
    unanswered: () => t.failed.network,
  });
  if (answer !== undefined) return <Sent answer={answer} onAnother={() => setAnswer(undefined)} />;
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) =>
      setTyped((old) => ({ ...old, [name]: event.target.value })),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (topic !== undefined) run({ ...typed, topic, token });
  };
  const { form } = t;
  const { message } = contactLengths;
  return (
    <Card as="section" padding="roomy">
      <form onSubmit={submit} aria-label={form.label} className="grid gap-5">
        <TextField
          label={form.name}
          autoComplete="name"
          maxLength={contactLengths.name}
          required
          {...field("name")}
        />
        <TextField
          label={form.email}
          hint={form.emailHint}
          type="email"
          autoComplete="email"
          maxLength={contactLengths.email}
          required
          {...field("email")}
        />
        <SelectField
          label={form.topic}
          emptyLabel={form.chooseTopic}
          options={contactTopics.map((value) => ({ value, label: form.topics[value] }))}
          value={topic ?? ""}
          onChange={({ target }) => onTopic(contactTopics.find((each) => each === target.value))}
          required
        />
        <Field label={form.message} hint={form.messageHint(message.most)}>
          {(control) => (
            <textarea
              {...control}
              {...field("message")}
              rows={7}
              minLength={message.least}
              maxLength={message.most}
              required
              className={controlStyle}
            />
          )}
        </Field>
        <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
          <label>
            {form.website}
            <input type="text" tabIndex={-1} autoComplete="off" {...field("website")} />
          </label>
        </div>
        <InlineFault message={fault?.id === "unavailable" ? t.failed.unavailable : fault?.message} />
        <div>
          <ActionButton type="submit" isPending={isPending}>
            {form.send}
          </ActionButton>
        </div>
      </form>
    </Card>
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
