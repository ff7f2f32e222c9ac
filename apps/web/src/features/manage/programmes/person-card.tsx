import type { MembershipAction, ProgrammeMember } from "@khamt/contract";
import { decideProgrammeMember } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDate } from "@khamt/language/format";
import { type Api, unlessChanged } from "../../../lib/api.ts";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useAction } from "../../../ui/buttons/use-action.ts";
import { Badge } from "../../../ui/cards/badge.tsx";
import { CardTime } from "../../../ui/cards/card-parts.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { Facts, WrittenText } from "../../../ui/cards/facts.tsx";
import { ConfirmDialog, DialogButton } from "../../../ui/dialog/dialog-button.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { momentText } from "../../../shared/events/when.ts";
import { ScorePart } from "./score-part.tsx";
import { useWhen } from "./use-when.ts";
import { useSections } from "../frame/use-sections.ts";

const DecideDialog = lazyWhenOnline(() => import("./decide-dialog.tsx"));

type PersonCardProps = {
  programmeId: string;
  person: ProgrammeMember;
  /** Beside the name: where they can be chosen. */
  children?: ReactNode;
};

/** Somebody who takes part, applied or did before, and what a manager may do. */
export function PersonCard({ programmeId, person, children }: PersonCardProps) {
  const t = useT(catalogue("desk-programmes")).people;
  const scoring = useT(catalogue("scoring"));
  const language = useLanguage();
  const { userId, name, email, role, actions, hasCome, visits, answers, note, createdAt } = person;
  const { changedAt, decidedAt, decidedBy } = person;
  const lastVisit = visits.at(-1);
  const hasMembers = useSections().some((section) => section.name === "members");
  return (
    <li className="break-inside-avoid">
      <Card as="div">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="flex min-w-0 items-start gap-1">
            {children}
            <div className="min-w-0">
              <h2 className="text-lg leading-snug font-bold wrap-anywhere">
                {hasMembers ? (
                  <Link
                    to="/manage/members/$id"
                    params={{ id: userId }}
                    className="inline-block py-1 hover:underline"
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </h2>
              {email !== null && <p className="text-sm text-muted wrap-anywhere">{email}</p>}
            </div>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {role === "manager" && <Badge tone="brand">{t.manager}</Badge>}
            {!hasCome && <Badge>{t.invited}</Badge>}
            <CardTime date={createdAt} />
          </div>
        </div>
        {lastVisit !== undefined && (
          <p className="mt-2 text-sm text-muted">
            {t.present(visits.length, formatDate(new Date(lastVisit), language, "UTC"))}
          </p>
        )}
        {changedAt !== null && (
          <p className="mt-2 text-sm text-muted">{scoring.changed(momentText(changedAt, language))}</p>
        )}
        {decidedAt !== null && (
          <p className="mt-2 text-sm text-muted wrap-anywhere">
            {t.decided(momentText(decidedAt, language), decidedBy)}
          </p>
        )}
        {answers.some(({ answer }) => answer !== "") && (
          <div className="mt-4">
            <Facts
              items={answers.map(({ question, answer }) => ({
                label: question[language],
                value: <WrittenText>{answer || scoring.noAnswer}</WrittenText>,
              }))}
            />
          </div>
        )}
        {note !== null && (
          <div className="mt-4">
            <Facts items={[{ label: t.note.sent, value: <WrittenText>{note}</WrittenText> }]} />
          </div>
        )}
        {person.prepared !== null && <Prepared prepared={person.prepared} />}
        <ScorePart programmeId={programmeId} person={person} />
        <div className="mt-4 flex flex-wrap gap-2.5">
          {actions.map((action) => (
            <Act key={action} programmeId={programmeId} person={person} action={action} />
          ))}
        </div>
      </Card>
    </li>
  );
}

/** What its applicant will be told, and by whom it was decided. */
function Prepared({ prepared }: { prepared: NonNullable<ProgrammeMember["prepared"]> }) {
  const t = useT(catalogue("desk-programmes")).people.prepared;
  const language = useLanguage();
  const { action, note, by, at, isBefore } = prepared;
  return (
    <div className="mt-4 grid gap-1 border-t border-line pt-4 wrap-anywhere">
      <p className="font-semibold">{t.letters[action]}</p>
      <p className="text-sm text-muted">{t.prepared(momentText(at, language), by)}</p>
      {isBefore && <p className="text-sm">{t.before}</p>}
      {note !== null && <WrittenText>{note}</WrittenText>}
    </div>
  );
}

type ActProps = Omit<PersonCardProps, "children"> & { action: MembershipAction };

/** What sends a letter or takes something away asks once before. */
function Act({ programmeId, person, action }: ActProps) {
  const { userId, name, state, prepared, updatedAt } = person;
  const t = useT(catalogue("desk-programmes")).people;
  const { changed } = useT(catalogue("action"));
  const client = useQueryClient();
  const params = { id: programmeId, userId, action };
  /** Of two managers who decide at once the second is shown what the first has done, or what the applicant wrote meanwhile. */
  const decide = (api: Api, body: { note?: string; isLater?: boolean } = {}) =>
    unlessChanged(api.call(decideProgrammeMember, { params, query: { version: updatedAt }, body }));
  const when = useWhen(programmeId);
  const onDone = async (decided: object | undefined, told: "now" | "later" = "now") => {
    await client.invalidateQueries();
    showToast({ title: decided ? (told === "later" ? t.prepared.done : t.done) : changed });
  };
  const acting = useAction<void, object | undefined>({ call: (api) => decide(api), onDone });
  const look = {
    variant: action === "accept" ? "primary" : "secondary",
    size: "small",
    "aria-label": t.about(t.actions[action], name),
  } as const;
  if (action === "make-manager" || action === "make-member" || action === "reconsider")
    return (
      <Button {...look} aria-disabled={acting.isPending} onClick={() => acting.run()}>
        {t.actions[action]}
      </Button>
    );
  return (
    <DialogButton
      {...look}
      isBound
      dialog={(onClose) =>
        action === "remove" ? (
          <ConfirmDialog
            {...t.confirm.remove(name)}
            action={t.actions.remove}
            act={async (api) => onDone(await decide(api))}
            onClose={onClose}
          />
        ) : (
          <DecideDialog
            subject={`${programmeId}-${userId}`}
            {...{ decide, action, name, onDone, onClose }}
            {...(state === "applied" && { waiting: { note: prepared?.note ?? "", when } })}
          />
        )
      }
    >
      {t.actions[action]}
    </DialogButton>
  );
}
