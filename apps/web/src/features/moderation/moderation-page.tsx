import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { DecisionMade, DecisionOutcome } from "@khamt/contract";
import { TabLink, TabLinks } from "../../ui/page/tab-links.tsx";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { CaseCard } from "./case-card.tsx";
import { Acts } from "./accounts/acts.tsx";
import { Administrators } from "./accounts/administrators.tsx";
import { Listed } from "./listed.tsx";
import {
  appealsQuery,
  casesQuery,
  decisionsQuery,
  type Listing,
  type View,
  viewsOfModerators,
  vouchesQuery,
} from "./queries.ts";
import { VouchCard } from "./vouch-card.tsx";
import { VouchSearch } from "./vouch-search.tsx";
import { Badge, type BadgeTone } from "../../ui/cards/badge.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { Facts, WrittenText } from "../../ui/cards/facts.tsx";
import { DecideButtons } from "./decide-buttons.tsx";
import { ReportedHead } from "./reported-head.tsx";

const tones: Record<DecisionOutcome, BadgeTone> = {
  dismissed: "neutral",
  upheld: "next",
  restored: "good",
};

type ModerationPageProps = {
  view: View;
  listing: Listing;
};

/** For moderators and administrators: what waits to be decided, and the log of what was. */
export function ModerationPage({ view, listing }: ModerationPageProps) {
  const Shown = listings[view];
  return (
    <>
      <Views current={view} />
      <Shown {...listing} />
    </>
  );
}

const listings: Record<View, (listing: Listing) => ReactNode> = {
  open: Cases,
  decided: Decisions,
  vouches: Vouches,
  administrators: Administrators,
  acts: Acts,
};
const views = ["open", "decided", "vouches", "administrators", "acts"] as const satisfies View[];

function Views({ current }: { current: View }) {
  const { tabs } = useT(catalogue("moderation"));
  const isAdministrator = useUser()?.role === "admin";
  return (
    <TabLinks label={tabs.label}>
      {views
        .filter((view) => isAdministrator || viewsOfModerators.has(view))
        .map((view) => (
          <TabLink
            key={view}
            to="/moderation"
            search={view === "open" ? {} : { view }}
            isCurrent={current === view}
            resetScroll={false}
          >
            {tabs[view]}
          </TabLink>
        ))}
    </TabLinks>
  );
}

/** Who has appealed waits longest. */
function Cases({ limit }: Listing) {
  const { count } = useT(catalogue("moderation"));
  const answer = useQuery(casesQuery(limit));
  const appeals = useQuery(appealsQuery(limit)).data;
  const hasAppeals = appeals !== undefined && appeals.items.length > 0;
  return (
    <>
      {hasAppeals && (
        <section>
          <h2 className="text-sm text-muted">{count.appeals(appeals.total)}</h2>
          <ul className="mt-4 grid gap-5">
            {appeals.items.map((each) => (
              <DecisionCard key={each.id} decision={each} />
            ))}
          </ul>
        </section>
      )}
      {hasAppeals && answer.data?.items.length === 0 ? null : (
        <Listed view="open" {...answer}>
          {answer.data?.items.map((each) => (
            <CaseCard key={each.id} reported={each} />
          ))}
        </Listed>
      )}
    </>
  );
}

function Decisions({ limit }: Listing) {
  const answer = useQuery(decisionsQuery(limit));
  return (
    <Listed view="decided" {...answer}>
      {answer.data?.items.map((each) => (
        <DecisionCard key={each.id} decision={each} />
      ))}
    </Listed>
  );
}

function Vouches({ limit, q }: Listing) {
  const answer = useQuery(vouchesQuery(limit));
  return (
    <>
      <VouchSearch wanted={q} />
      <Listed view="vouches" {...answer}>
        {answer.data?.items.map((each) => (
          <VouchCard key={each.id} vouch={each} />
        ))}
      </Listed>
    </>
  );
}

/** One line of the log: what was decided, by which rule, why and by whom. */
function DecisionCard({ decision }: { decision: DecisionMade }) {
  const t = useT(catalogue("moderation"));
  const { id, subject, name, outcome, rule, note, appeal, appealAnswer, decidedAt, decidedBy, actions } =
    decision;
  return (
    <li>
      <Card as="div">
        <ReportedHead reported={decision} since={decidedAt}>
          {actions.includes("keep") && <Badge tone="next">{t.appeal.waits}</Badge>}
          <Badge tone={tones[outcome]}>{t.outcomes[outcome]}</Badge>
        </ReportedHead>
        <div className="mt-4">
          <Facts
            items={[
              { label: t.decision.rule, value: rule === null ? t.noRule : t.rules[rule] },
              { label: t.decision.note, value: note && <WrittenText>{note}</WrittenText> },
              { label: t.decision.appeal, value: appeal && <WrittenText>{appeal}</WrittenText> },
              {
                label: t.appeal.answer,
                value: appealAnswer !== null && <WrittenText>{appealAnswer || t.appeal.kept}</WrittenText>,
              },
              {
                label: t.decision.by,
                value: decidedBy === null ? t.someone : t.ownersName(decidedBy),
              },
            ]}
          />
        </div>
        <DecideButtons
          {...{ id, actions }}
          kind={subject.kind}
          name={name || t.kinds[subject.kind]}
          isAnswered={appealAnswer !== null}
        />
      </Card>
    </li>
  );
}
