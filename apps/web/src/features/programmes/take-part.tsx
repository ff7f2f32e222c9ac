import type { ProgrammeView } from "@khamt/contract";
import { joinProgramme } from "@khamt/contract/calls";
import type { BodyOf } from "@khamt/contract/routes";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useAuth } from "../../lib/auth/index.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { dayFromNow } from "../../shared/events/when.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { InlineFault } from "../../ui/forms/field.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { Applied, Joined, type TakePartProps } from "./membership.tsx";

/** The one thing to do next, by what is between the reader and the programme. */
export function TakePart(props: TakePartProps) {
  const t = useT(catalogue("programmes"));
  const { membership } = props.programme;
  if (membership?.state === "joined") return <Joined {...props} />;
  if (membership?.state === "applied") return <Applied {...props} />;
  return (
    <div className="grid gap-4">
      <h2 id="take-part" className="text-xl font-bold">
        {t.join.title}
      </h2>
      {membership?.state === "declined" && <p>{t.join.declined}</p>}
      <Entrance {...props} />
    </div>
  );
}

function Entrance(props: TakePartProps) {
  const t = useT(catalogue("programmes")).join;
  const { user, askToSignIn } = useAuth();
  const router = useRouter();
  const { membership, invitation, entry, endsOn } = props.programme;
  const bad = invitation === null || invitation === "good" ? null : <p>{t.bad[invitation]}</p>;
  const isInvited = invitation === "good";
  if (membership?.state === "removed") return <p>{t.removed}</p>;
  if (endsOn !== null && endsOn < dayFromNow(0)) return <p>{t.over}</p>;
  if (entry === "invited" && !isInvited) return bad ?? <p>{t.onlyInvited}</p>;
  if (user === null)
    return (
      <>
        {bad ?? (isInvited && <p>{t.invited}</p>)}
        <Button
          variant="next"
          aria-haspopup="dialog"
          onClick={() => askToSignIn({ view: "sign-up", next: router.state.location.href })}
        >
          {t.signIn}
        </Button>
        <p className="text-sm text-muted">{t.signInHint}</p>
      </>
    );
  if (entry === "applied" && !isInvited)
    return (
      <>
        {bad}
        <Application {...props} />
      </>
    );
  return (
    <>
      {bad}
      <JoinNow {...props} />
    </>
  );
}

/** With the invitation of the address only where it lets in. */
function useJoin({ programme, invitation }: TakePartProps) {
  const t = useT(catalogue("programmes")).join;
  const client = useQueryClient();
  return useFormAction<BodyOf<typeof joinProgramme>["answers"], ProgrammeView>({
    call: (api, answers) =>
      api.call(joinProgramme, {
        params: { slug: programme.slug },
        body: { invitation: (programme.invitation === "good" && invitation) || null, answers },
      }),
    onDone: async ({ membership }) => {
      await client.invalidateQueries();
      showToast({ title: membership?.state === "applied" ? t.done.applied : t.done.joined });
    },
  });
}

function JoinNow(props: TakePartProps) {
  const t = useT(catalogue("programmes")).join;
  const joining = useJoin(props);
  return (
    <>
      <p>{props.programme.invitation === "good" ? t.invited : t.open}</p>
      <InlineFault message={joining.fault?.message} />
      <ActionButton variant="next" isPending={joining.isPending} onClick={() => joining.run([])}>
        {t.button}
      </ActionButton>
    </>
  );
}

function Application(props: TakePartProps) {
  const t = useT(catalogue("programmes")).join;
  const language = useLanguage();
  const { questions } = props.programme;
  const joining = useJoin(props);
  const { form, field } = useForm<Record<string, string>>({
    begin: () => Object.fromEntries(questions.map((_, at) => [nameOf(at), ""])),
    check: (values) =>
      Object.fromEntries(
        questions.map(({ isRequired }, at) => [
          nameOf(at),
          isRequired && (values[nameOf(at)] ?? "").trim() === "" ? t.missing : undefined,
        ]),
      ),
    onSubmit: (values) => joining.run(questions.map((_, at) => values[nameOf(at)] ?? "")),
  });
  return (
    <>
      <p>{t.applyHint}</p>
      <Form {...form} action={joining} submit={t.apply} variant="next">
        {questions.map(({ text, isRequired }, at) => (
          <TextArea
            key={at}
            label={text[language]}
            rows={4}
            maxLength={2000}
            aria-required={isRequired}
            {...textOf(field(nameOf(at)))}
          />
        ))}
      </Form>
    </>
  );
}

const nameOf = (at: number) => `answer-${at}`;

/** Each question has begun with a text. */
function textOf<Control extends { value: string | undefined }>({ value = "", ...control }: Control) {
  return { ...control, value };
}
