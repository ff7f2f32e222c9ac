import type { OwnStanding, SafetySubject } from "@khamt/contract";
import { createAppeal } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { focusAtOnce } from "../../ui/forms/field.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useKeptForm } from "../../lib/kept-form.ts";
import { standingQuery } from "./queries.ts";

const longestAppeal = 2000;

/** Why something is hidden or was warned of, by which rule, and whom to write to about it. */
export function StandingNote({ standing: { subject, name, isAsked, decision } }: { standing: OwnStanding }) {
  const t = useT(catalogue("my-profile")).standing;
  const { data } = useQuery(standingQuery);
  const answer = decision?.appealAnswer ?? null;
  const appealTo = answer === null ? data?.appealTo : null;
  return (
    <div className="grid gap-1 wrap-anywhere">
      <p>{decision === null ? t.held : name === "" ? t.warned : t.upheld}</p>
      {decision?.rule && <p className="font-semibold">{t.rule(t.rules[decision.rule])}</p>}
      {decision !== null && decision.note !== "" && (
        <p className="whitespace-pre-line">{t.reason(decision.note)}</p>
      )}
      {answer === null ? (
        <Appeal subject={subject} isSent={decision?.isAppealed ?? isAsked} />
      ) : (
        <p className="whitespace-pre-line">{t.kept(answer)}</p>
      )}
      {appealTo && (
        <p>
          {t.orWrite}{" "}
          <a href={`mailto:${appealTo}`} className="text-brand underline underline-offset-2">
            {appealTo}
          </a>
        </p>
      )}
    </div>
  );
}

/** The owner's side, once for each decision: it reaches the administrators. */
function Appeal({ subject, isSent }: { subject: SafetySubject; isSent: boolean }) {
  const t = useT(catalogue("my-profile")).standing;
  const client = useQueryClient();
  const isRead = useQuery(standingQuery).data?.isRead ?? true;
  const [isOpen, setIsOpen] = useState(false);
  const kept = useKeptForm({ name: `appeal-${subject.kind}-${subject.id}`, fresh: () => ({ text: "" }) });
  const sending = useFormAction({
    call: (api, text: string) => api.call(createAppeal, { body: { subject, text } }),
    onDone: (answer) => {
      kept.forget();
      client.setQueryData(standingQuery.queryKey, answer);
      showToast({ title: t.sent });
    },
  });
  const { form, field, fault } = useForm({
    fault: sending.fault,
    ...kept,
    check: ({ text }) => ({ text: text.trim() === "" ? t.missing : undefined }),
    onSubmit: ({ text }) => sending.run(text),
  });
  if (isSent) return <p>{isRead ? t.waits : t.nobody}</p>;
  if (!isOpen)
    return (
      <p>
        {t.appeal}{" "}
        <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
          {t.write}
        </Button>
      </p>
    );
  return (
    <Form {...form} action={{ ...sending, fault }} submit={t.send} onCancel={() => setIsOpen(false)}>
      {!isRead && <p>{t.nobody}</p>}
      <TextArea label={t.label} rows={4} maxLength={longestAppeal} ref={focusAtOnce} {...field("text")} />
    </Form>
  );
}

/** What was decided about words to other members, which no profile shows. */
export function Warnings() {
  const t = useT(catalogue("my-profile")).standing;
  const warnings = useQuery(standingQuery).data?.items.filter(({ name }) => name === "") ?? [];
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="warnings" className="rounded-card border border-line bg-surface p-5">
      <h2 id="warnings" className="text-xl font-bold">
        {t.title}
      </h2>
      <ul className="mt-3 grid gap-4">
        {warnings.map((standing) => (
          <li key={standing.subject.id}>
            <StandingNote standing={standing} />
          </li>
        ))}
      </ul>
    </section>
  );
}
