import type { ProgrammeView } from "@khamt/contract";
import { changeProgrammeApplication, leaveProgramme } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { useDay } from "../../lib/use-day.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Facts, WrittenText } from "../../ui/cards/facts.tsx";
import { ConfirmDialog, DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { ApplicationForm } from "./application-form.tsx";
import { Deadline, isClosed } from "./deadline.tsx";

type OwnProps = { programme: ProgrammeView };

/** What an applicant has sent: read again, changed or withdrawn. */
export function Applied({ programme }: OwnProps) {
  const t = useT(catalogue("programmes")).applied;
  const [isChanging, setChanging] = useState(false);
  const canChange = programme.questions.length > 0 && !isClosed(programme);
  return (
    <div className="grid gap-4">
      <h2 id="take-part" className="text-xl font-bold">
        {t.title}
      </h2>
      <p>{t.text}</p>
      <Deadline programme={programme} />
      {isChanging ? (
        <Change programme={programme} onClose={() => setChanging(false)} />
      ) : (
        <>
          <Sent programme={programme} />
          <div className="flex flex-wrap gap-2.5">
            {canChange && <Button onClick={() => setChanging(true)}>{t.change}</Button>}
            <Withdraw programme={programme} />
          </div>
        </>
      )}
    </div>
  );
}

/** Also of one that was declined. */
export function Sent({ programme: { application } }: OwnProps) {
  const t = useT(catalogue("programmes")).applied;
  const language = useLanguage();
  const day = useDay();
  if (application === null) return null;
  const { answers, sentAt, changedAt } = application;
  return (
    <section aria-label={t.sent} className="grid gap-3 rounded-control bg-sunken p-4">
      <h3 className="font-semibold">{t.sent}</h3>
      <p className="text-sm text-muted">
        {t.sentAt(day(sentAt))}
        {changedAt !== null && <> · {t.changedAt(day(changedAt))}</>}
      </p>
      <Facts
        items={answers.map(({ question, answer }) => ({
          label: question[language],
          value: <WrittenText>{answer || t.noAnswer}</WrittenText>,
        }))}
      />
    </section>
  );
}

function Change({ programme, onClose }: OwnProps & { onClose: () => void }) {
  const t = useT(catalogue("programmes")).applied;
  const client = useQueryClient();
  const { slug, application } = programme;
  const version = application?.changedAt ?? application?.sentAt;
  return (
    <ApplicationForm
      programme={programme}
      send={(api, answers) =>
        api.call(changeProgrammeApplication, { params: { slug }, query: { version }, body: { answers } })
      }
      onSent={async () => {
        await client.invalidateQueries();
        showToast({ title: t.saved });
        onClose();
      }}
      submit={t.save}
      onCancel={onClose}
    />
  );
}

function Withdraw({ programme }: OwnProps) {
  const t = useT(catalogue("programmes")).applied;
  const client = useQueryClient();
  return (
    <DialogButton
      variant="secondary"
      dialog={(onClose) => (
        <ConfirmDialog
          title={t.confirm.title}
          text={isClosed(programme) ? t.confirm.closed : t.confirm.open}
          action={t.back}
          act={async (api) => {
            await api.call(leaveProgramme, { params: { slug: programme.slug } });
            await client.invalidateQueries();
            showToast({ title: t.done });
          }}
          onClose={onClose}
        />
      )}
    >
      {t.back}
    </DialogButton>
  );
}
