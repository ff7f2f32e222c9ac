import type { ProgrammeView } from "@khamt/contract";
import { joinProgramme } from "@khamt/contract/calls";
import type { BodyOf } from "@khamt/contract/routes";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useAuth } from "../../lib/auth/index.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { dayFromNow } from "../../shared/events/when.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { type Call, useFormAction } from "../../ui/buttons/use-action.ts";
import { InlineFault } from "../../ui/forms/field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { ApplicationForm } from "./application-form.tsx";
import { Deadline, isClosed } from "./deadline.tsx";
import { Joined, Note, type TakePartProps } from "./membership.tsx";
import { Applied, Sent } from "./own-application.tsx";

/** The one thing to do next, by what is between the reader and the programme. */
export function TakePart(props: TakePartProps) {
  const t = useT(catalogue("programmes"));
  const { membership, entry } = props.programme;
  const isLate = isClosed(props.programme);
  if (membership?.state === "joined") return <Joined {...props} />;
  if (membership?.state === "applied") return <Applied {...props} />;
  return (
    <div className="grid gap-4">
      <h2 id="take-part" className="text-xl font-bold">
        {t.join.title}
      </h2>
      {membership?.state === "declined" && (
        <>
          <p>{isLate ? t.join.declinedLate : t.join.declined}</p>
          <Note {...props} />
        </>
      )}
      {entry === "applied" && <Deadline programme={props.programme} />}
      <Entrance {...props} />
      {membership?.state === "declined" && isLate && <Sent {...props} />}
    </div>
  );
}

function Entrance(props: TakePartProps) {
  const t = useT(catalogue("programmes")).join;
  const { user, askToSignIn } = useAuth();
  const router = useRouter();
  const { membership, invitation, entry, endsOn, isArchived } = props.programme;
  // What is being written when applications close stays to be copied; sent, it is refused in words.
  const [wasLate] = useState(() => isClosed(props.programme));
  const bad = invitation === null || invitation === "good" ? null : <p>{t.bad[invitation]}</p>;
  const isInvited = invitation === "good";
  if (membership?.state === "removed") return <p>{t.removed}</p>;
  if (isArchived || (endsOn !== null && endsOn < dayFromNow(0))) return <p>{t.over}</p>;
  if (entry === "invited" && !isInvited) return bad ?? <p>{t.onlyInvited}</p>;
  if (entry === "applied" && !isInvited && wasLate) return bad ?? <p>{t.late}</p>;
  if (user === null)
    return (
      <>
        {bad ?? (isInvited && <p>{t.invited}</p>)}
        {entry === "applied" && !isInvited && <Questions {...props} />}
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
        <Apply {...props} />
      </>
    );
  return (
    <>
      {bad}
      <JoinNow {...props} />
    </>
  );
}

/** What a visitor would answer, before they open an account for it. */
function Questions({ programme: { questions } }: TakePartProps) {
  const t = useT(catalogue("programmes")).join;
  const language = useLanguage();
  if (questions.length === 0) return null;
  return (
    <section className="grid gap-1.5">
      <h3 className="font-semibold">{t.questions}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {questions.map(({ text, isRequired }, at) => (
          <li key={at} className="wrap-anywhere">
            {text[language]}
            {!isRequired && <span className="text-sm text-muted"> ({t.optional})</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** With the invitation of the address only where it lets in. */
function useEntering({ programme, invitation }: TakePartProps) {
  const t = useT(catalogue("programmes")).join;
  const client = useQueryClient();
  const call: Call<BodyOf<typeof joinProgramme>["answers"], ProgrammeView> = (api, answers) =>
    api.call(joinProgramme, {
      params: { slug: programme.slug },
      body: { invitation: (programme.invitation === "good" && invitation) || null, answers },
    });
  const onDone = async ({ membership }: ProgrammeView) => {
    await client.invalidateQueries();
    showToast({ title: membership?.state === "applied" ? t.done.applied : t.done.joined });
  };
  return { call, onDone };
}

function JoinNow(props: TakePartProps) {
  const t = useT(catalogue("programmes")).join;
  const joining = useFormAction(useEntering(props));
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

function Apply(props: TakePartProps) {
  const t = useT(catalogue("programmes")).join;
  const { call, onDone } = useEntering(props);
  return (
    <>
      <p>{t.applyHint}</p>
      <ApplicationForm
        programme={props.programme}
        send={call}
        onSent={onDone}
        submit={t.apply}
        variant="next"
      />
    </>
  );
}
