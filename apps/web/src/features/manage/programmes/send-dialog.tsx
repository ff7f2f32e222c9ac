import type { MemberActOutcome, ProgrammeMember } from "@khamt/contract";
import { decideProgrammeMember, sendProgrammeDecisions } from "@khamt/contract/calls";
import { programmeDecisionActions } from "@khamt/contract/desk-vocabulary";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { unlessChanged } from "../../../lib/api.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useList } from "../../../lib/query/load-list.ts";
import { mostShown } from "../../../lib/query/query.ts";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { useAction, useFormAction } from "../../../ui/buttons/use-action.ts";
import { WrittenText } from "../../../ui/cards/facts.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { InlineFault } from "../../../ui/forms/field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { Loaded } from "../frame/loaded.tsx";
import { inParts } from "../members/in-parts.ts";
import { Outcome } from "../members/outcome.tsx";
import { peopleQuery } from "./queries.ts";

type SendDialogProps = { id: string; onClose: () => void };

/** Who gets which letter, before any of them leaves. */
export default function SendDialog({ id, onClose }: SendDialogProps) {
  const t = useT(catalogue("desk-programmes")).people.prepared;
  const { outcome: words } = useT(catalogue("manage-members"));
  const [outcome, setOutcome] = useState<MemberActOutcome>();
  const asked = { id, state: "applied", only: "prepared", limit: mostShown } as const;
  const answer = useList(peopleQuery({ ...asked, sort: undefined, q: undefined }));
  return (
    <Dialog open onOpenChange={onClose} title={t.title} description={t.text} keepsOpen>
      {outcome !== undefined ? (
        <Outcome outcome={outcome} refusals={words.notDecided} onClose={onClose} />
      ) : (
        <Loaded {...answer}>
          {({ items }) => <Letters {...{ id, onClose }} people={items} onRefused={setOutcome} />}
        </Loaded>
      )}
    </Dialog>
  );
}

type LettersProps = SendDialogProps & {
  people: readonly ProgrammeMember[];
  onRefused: (outcome: MemberActOutcome) => void;
};

function Letters({ id, people, onRefused, onClose }: LettersProps) {
  const t = useT(catalogue("desk-programmes")).people.prepared;
  const client = useQueryClient();
  const stale = people.filter(({ prepared }) => prepared?.isBefore === true);
  const ready = people.filter(({ prepared }) => prepared?.isBefore === false);
  const sending = useFormAction<void, MemberActOutcome>({
    call: (api) =>
      inParts(
        ready.map(({ userId, updatedAt }) => ({ id: userId, version: updatedAt })),
        (part) => api.call(sendProgrammeDecisions, { params: { id }, body: { people: part } }),
      ),
    onDone: async (outcome) => {
      if (outcome.refused.length > 0) onRefused(outcome);
      else onClose();
      await client.invalidateQueries();
      if (outcome.refused.length === 0) showToast({ title: t.sent(outcome.done) });
    },
  });
  const letters = programmeDecisionActions.map((action) => ({
    title: t.letters[action],
    group: ready.filter(({ prepared }) => prepared?.action === action),
  }));
  return (
    <div className="grid gap-5">
      {[...letters, { title: t.before, group: stale }].map(
        ({ title, group }) =>
          group.length > 0 && (
            <section key={title}>
              <h3 className="font-semibold">{t.group(title, group.length)}</h3>
              <ul className="mt-2 divide-y divide-line border-y border-line">
                {group.map((person) => (
                  <Letter key={person.userId} programmeId={id} person={person} />
                ))}
              </ul>
            </section>
          ),
      )}
      {people.length === 0 && <p role="status">{t.none}</p>}
      <InlineFault message={sending.fault?.message} />
      {ready.length > 0 && (
        <div>
          <ActionButton isPending={sending.isPending} onClick={() => sending.run()}>
            {t.send(ready.length)}
          </ActionButton>
        </div>
      )}
    </div>
  );
}

function Letter({ programmeId, person }: { programmeId: string; person: ProgrammeMember }) {
  const t = useT(catalogue("desk-programmes")).people;
  const { changed } = useT(catalogue("action"));
  const client = useQueryClient();
  const { userId, name, email, prepared, updatedAt: version } = person;
  const params = { id: programmeId, userId, action: "reconsider" } as const;
  const takingBack = useAction<void, object | undefined>({
    call: (api) => unlessChanged(api.call(decideProgrammeMember, { params, query: { version }, body: {} })),
    onDone: async (answer) => {
      await client.invalidateQueries();
      if (answer === undefined) showToast({ title: changed });
    },
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 grow basis-56 py-2 wrap-anywhere">
        <p>{name}</p>
        {email !== null && <p className="text-sm text-muted">{email}</p>}
        {typeof prepared?.note === "string" && (
          <div className="mt-1 text-sm">
            <WrittenText>{prepared.note}</WrittenText>
          </div>
        )}
      </div>
      <ActionButton
        variant="quiet"
        size="small"
        isPending={takingBack.isPending}
        aria-label={t.about(t.actions.reconsider, name)}
        onClick={() => takingBack.run()}
      >
        {t.actions.reconsider}
      </ActionButton>
    </li>
  );
}
