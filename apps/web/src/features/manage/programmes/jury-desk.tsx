import type { ManagedProgramme, ProgrammeJury } from "@khamt/contract";
import { changeProgrammeJury, endJuror, inviteJurors, remindJuror } from "@khamt/contract/calls";
import { mostJurors } from "@khamt/contract/desk-vocabulary";
import { isEmail } from "@khamt/contract/email";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { copyText } from "../../../lib/copy-text.ts";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { useDay } from "../../../lib/use-day.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useAction, useFormAction } from "../../../ui/buttons/use-action.ts";
import { Badge } from "../../../ui/cards/badge.tsx";
import { ConfirmDialog, DialogButton } from "../../../ui/dialog/dialog-button.tsx";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextArea } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { Loaded } from "../frame/loaded.tsx";
import { JurorsOfAnother } from "./jurors-of-another.tsx";
import { JuryDeadline } from "./jury-deadline.tsx";
import { juryQuery } from "./queries.ts";

/** Whom a manager has asked from outside, how far each is, and what they see. */
export function JuryDesk({ programme }: { programme: ManagedProgramme }) {
  const { id, isArchived } = programme;
  const t = useT(catalogue("desk-jury"));
  return (
    <section aria-labelledby="jury" className="grid gap-6">
      <h2 id="jury" className="text-xl font-bold">
        {t.title}
      </h2>
      <p className="max-w-[68ch]">{t.intro}</p>
      {!isArchived && <Invite id={id} />}
      <Loaded {...useQuery(juryQuery(id))}>
        {(jury) => (
          <>
            <JuryDeadline programme={programme} closesAt={jury.closesAt} />
            <JuryLink id={id} hasMail={jury.hasMail} />
            <Contacts id={id} seesContacts={jury.seesContacts} />
            <Jurors id={id} jurors={jury.jurors} canRemind={!isArchived} hasMail={jury.hasMail} />
          </>
        )}
      </Loaded>
    </section>
  );
}

type Typed = { emails: string; language: "en" | "mn" };

const addressesIn = (text: string) => text.split(/[\s,;]+/u).filter((each) => each !== "");

function Invite({ id }: { id: string }) {
  const t = useT(catalogue("desk-jury"));
  const { mailed } = useT(catalogue("desk-programmes"));
  const client = useQueryClient();
  const reader = useLanguage();
  const kept = useKeptForm<Typed>({ name: `jurors-${id}`, fresh: () => ({ emails: "", language: reader }) });
  const inviting = useFormAction({
    call: (api, { emails, language }: Typed) =>
      api.call(inviteJurors, { params: { id }, body: { emails: addressesIn(emails), language } }),
    onDone: async () => {
      kept.forget();
      restart({ language: values.language });
      await client.invalidateQueries();
      showToast({ title: t.invited });
    },
  });
  const faultOf = (typed: string) => {
    const addresses = addressesIn(typed);
    const wrong = addresses.find((each) => !isEmail(each));
    if (addresses.length === 0) return t.missing;
    if (wrong !== undefined) return t.wrong(wrong.slice(0, 100));
    return addresses.length > mostJurors ? t.tooMany(mostJurors) : undefined;
  };
  // One and the same as long as it is said: a field is gone to once.
  const full = useMemo(() => ({ id: "too-many-own", message: t.tooMany(mostJurors) }), [t]);
  const { form, field, values, change, fault, restart } = useForm({
    ...kept,
    fault: inviting.fault?.id === full.id ? full : inviting.fault,
    places: { "too-many-own": "emails" },
    check: ({ emails }) => ({ emails: faultOf(emails) }),
    onSubmit: inviting.run,
  });
  return (
    <Form {...form} action={{ ...inviting, fault }} submit={t.invite}>
      <JurorsOfAnother
        id={id}
        onFound={(emails) =>
          change({ emails: [...new Set([...addressesIn(values.emails), ...emails])].join("\n") })
        }
      />
      <TextArea
        label={t.emails}
        hint={t.emailsHint}
        rows={4}
        autoCapitalize="none"
        spellCheck={false}
        {...field("emails")}
      />
      <SelectField
        label={mailed.language}
        options={[
          { value: "en", label: mailed.languages.en },
          { value: "mn", label: mailed.languages.mn },
        ]}
        {...field("language")}
      />
    </Form>
  );
}

function JuryLink({ id, hasMail }: { id: string; hasMail: boolean }) {
  const t = useT(catalogue("desk-jury"));
  const { invitations } = useT(catalogue("desk-programmes"));
  const copy = async () => {
    if (await copyText(`${location.origin}/jury/${id}`)) showToast({ title: invitations.copied });
  };
  return (
    <div className="grid justify-items-start gap-2">
      {!hasMail && <p className="max-w-[62ch]">{t.noMail}</p>}
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        {t.copy}
      </Button>
      <p className="text-sm text-muted">{t.copyHint}</p>
    </div>
  );
}

function Contacts({ id, seesContacts }: { id: string; seesContacts: boolean }) {
  const t = useT(catalogue("desk-jury"));
  const client = useQueryClient();
  const saving = useAction({
    call: (api, wanted: boolean) =>
      api.call(changeProgrammeJury, { params: { id }, body: { seesContacts: wanted } }),
    onDone: async () => {
      await client.invalidateQueries();
      showToast({ title: t.saved });
    },
  });
  return <CheckField label={t.seesContacts} hint={t.seesHint} checked={seesContacts} onChange={saving.run} />;
}

type JurorsProps = Pick<ProgrammeJury, "jurors" | "hasMail"> & { id: string; canRemind: boolean };

/** Without email only those hear of a reminder who have come: by the bell. */
function Jurors({ id, jurors, hasMail, canRemind }: JurorsProps) {
  const t = useT(catalogue("desk-jury"));
  if (jurors.length === 0) return <p className="text-muted">{t.empty}</p>;
  return (
    <div>
      <h3 className="font-semibold">{t.people(jurors.length)}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {jurors.map((each) => (
          <Juror
            key={each.id}
            programmeId={id}
            juror={each}
            canRemind={canRemind && (hasMail || each.joinedAt !== null)}
          />
        ))}
      </ul>
    </div>
  );
}

type JurorProps = { programmeId: string; juror: ProgrammeJury["jurors"][number]; canRemind: boolean };

function Juror({ programmeId, juror, canRemind }: JurorProps) {
  const t = useT(catalogue("desk-jury"));
  const client = useQueryClient();
  const day = useDay();
  const { id, email, joinedAt, invitedAt, remindedAt, scored, applications, recused } = juror;
  const name = juror.name ?? email;
  const params = { id: programmeId, juror: id };
  const reminding = useAction<void, ProgrammeJury>({
    call: (api) => api.call(remindJuror, { params }),
    onDone: async () => {
      await client.invalidateQueries();
      showToast({ title: t.remindedNow(name) });
    },
  });
  const isDone = joinedAt !== null && scored >= applications;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 basis-56 grow">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {name !== email && <p className="text-sm text-muted wrap-anywhere">{email}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
          {joinedAt === null ? (
            t.waiting(day(invitedAt))
          ) : (
            <Badge tone={isDone ? "good" : "brand"}>{t.scored(scored, applications)}</Badge>
          )}
          {remindedAt !== null && !isDone && <span>{t.reminded(day(remindedAt))}</span>}
        </p>
        {recused.length > 0 && (
          <p className="mt-1 text-sm text-muted wrap-anywhere">{t.recused(recused.join(", "))}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2.5">
        {canRemind && juror.canRemind && (
          <Button
            variant="secondary"
            size="small"
            aria-label={t.about(t.remind, name)}
            aria-disabled={reminding.isPending}
            onClick={() => reminding.run()}
          >
            {t.remind}
          </Button>
        )}
        <DialogButton
          variant="quiet"
          size="small"
          aria-label={t.about(t.end, name)}
          dialog={(onClose) => (
            <ConfirmDialog
              title={t.endTitle(name)}
              text={t.endText}
              action={t.end}
              act={async (api) => {
                await api.call(endJuror, { params });
                await client.invalidateQueries();
                showToast({ title: t.ended });
              }}
              onClose={onClose}
            />
          )}
        >
          {t.end}
        </DialogButton>
      </div>
    </li>
  );
}
