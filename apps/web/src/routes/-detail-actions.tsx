import type { EntityRef } from "@khamt/contract";
import type { MatchType } from "@khamt/contract/vocabulary";
import type { ReactNode } from "react";
import { ApplyButton } from "../features/applications/apply-button.tsx";
import { MatchButton } from "../features/matching/match-button.tsx";
import { EditLink } from "../shared/own-profiles/own-links.tsx";
import { VisitorReport } from "../features/safety/visitor-report.tsx";
import { SafetyActions } from "../features/safety/safety-actions.tsx";
import { useUser } from "../lib/auth/index.ts";
import { catalogue, useT } from "../lib/language/index.ts";
import { ConnectButton } from "../shared/connect/connect-button.tsx";
import { useFoundForWish } from "../shared/matches/found.ts";
import { FoundForWish } from "../shared/you-and/found-for-wish.tsx";
import { useMatchWith } from "../shared/you-and/queries.ts";
import { DemoNote } from "../shared/profiles/marks.tsx";
import { YouAnd, YouAndVisitor } from "../shared/you-and/you-and.tsx";
import { Card } from "../ui/cards/card.tsx";

/** `language`: in which it is written. */
type Subject = EntityRef & { name: string; language: string; isDemo: boolean };

type DetailActionsProps = {
  subject: Subject;
  /** Who else fits it: first for its owner, who is called to find them, last for everybody else. */
  match: { type: MatchType; label: string };
  /** What a member does about it: writes to its owner, or applies to it. */
  act: { by: "connect"; label: string; message?: string | undefined } | { by: "apply"; label: string };
  children?: ReactNode;
};

/** How the reader and a profile fit, and the one thing to do about it that fits who is looking. */
export function DetailActions(props: DetailActionsProps) {
  const { subject, match } = props;
  const isMember = useUser() !== null;
  const { match: found } = useMatchWith(subject);
  const foundForWish = useFoundForWish(subject.id);
  const { actions } = useT(catalogue("you-and"));
  const others = (variant: "primary" | "quiet", label: string) => (
    <MatchButton type={match.type} source={subject} label={label} variant={variant} />
  );
  const tells = foundForWish !== undefined || found?.match != null;
  return (
    <div className={tells ? undefined : "print:hidden"}>
      <Card as="section">
        {foundForWish !== undefined && (
          <div className={isMember ? "mb-4 border-b border-line pb-4" : undefined}>
            <FoundForWish found={foundForWish} />
          </div>
        )}
        {isMember ? (
          <>
            <div className="absolute top-2 right-2">
              <SafetyActions subject={{ kind: subject.kind, id: subject.id }} name={subject.name} />
            </div>
            <YouAnd subject={subject} />
          </>
        ) : (
          foundForWish === undefined && <YouAndVisitor />
        )}
        <div className="mt-4 grid gap-2.5">
          {found?.is === "own" ? (
            <OwnActions {...props}>{others("primary", match.label)}</OwnActions>
          ) : (
            <>
              {subject.isDemo && <DemoNote />}
              <Act {...props} about={found?.match?.source} />
              {others("quiet", actions.others[subject.kind])}
            </>
          )}
          {props.children}
          {!isMember && <VisitorReport />}
        </div>
      </Card>
    </div>
  );
}

function OwnActions({ subject, act, children }: DetailActionsProps) {
  const { actions } = useT(catalogue("you-and"));
  const { kind, id } = subject;
  return (
    <>
      <EditLink own={{ kind, entity: { id } }} look={{ variant: "secondary" }} label={actions.edit} />
      {act.by === "apply" && <ApplyButton variant="secondary" listing={id} label={act.label} />}
      {children}
    </>
  );
}

/** Of the profiles that one can invite for. */
const spokenFor = ["idea", "cofounder", "company"];

function Act({ subject, act, about }: DetailActionsProps & { about: EntityRef | undefined }) {
  const { actions } = useT(catalogue("you-and"));
  const user = useUser();
  const { kind, id, isDemo } = subject;
  const variant = isDemo ? "secondary" : "primary";
  if (act.by === "apply") return <ApplyButton {...{ listing: id, label: act.label, variant }} />;
  const isOffer = kind === "idea" && user !== null;
  const offer = user?.accountType === "company" ? actions.offerCompany : actions.offer;
  const to = { kind, id };
  const own = about && spokenFor.includes(about.kind) ? { kind: about.kind, id: about.id } : undefined;
  return (
    <ConnectButton {...{ to, about: own, isOffer, message: act.message, variant }}>
      {isOffer ? offer : act.label}
    </ConnectButton>
  );
}
