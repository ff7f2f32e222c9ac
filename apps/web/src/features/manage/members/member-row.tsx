import type { ManagedMember, MemberState } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import { Badge, type BadgeTone } from "../../../ui/cards/badge.tsx";
import { FactLine } from "../../../ui/cards/facts.tsx";
import { TimeAgo } from "../../../ui/time-ago.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { ChooseOne } from "./chosen.tsx";

const tones: Record<MemberState, BadgeTone> = {
  good: "good",
  restricted: "next",
  suspended: "danger",
  invited: "brand",
};

type MemberRowProps = { member: ManagedMember; isChosen: boolean; onChoose: (isChosen: boolean) => void };

export function MemberRow({ member, isChosen, onChoose }: MemberRowProps) {
  const { facts: t, options, nameless } = useT(catalogue("manage-members"));
  const { id, name, email, has, completeness, lastSeenAt, language } = member;
  const called = name || nameless;
  return (
    <li className="flex items-start gap-1 py-2">
      <ChooseOne name={called} isChosen={isChosen} onChoose={onChoose} />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1.5">
        <div className="min-w-0 basis-72 grow">
          <Link
            to="/manage/members/$id"
            params={{ id }}
            className="inline-block py-1 font-semibold wrap-anywhere hover:underline"
          >
            {called}
          </Link>
          <p className="text-sm text-muted wrap-anywhere">{email}</p>
          <FactLine
            facts={[
              completeness === null ? t.noProfile : t.completeness(completeness),
              ...has.map((kind) => options.has[kind]),
              options.language[language],
              lastSeenAt === null ? (
                t.neverSeen
              ) : (
                <>
                  {t.seen} <TimeAgo date={lastSeenAt} />
                </>
              ),
            ]}
          />
        </div>
        <StateBadges member={member} />
      </div>
    </li>
  );
}

export function StateBadges({ member }: { member: ManagedMember }) {
  const { options } = useT(catalogue("manage-members"));
  const { state, role, isVerified, accountType } = member;
  return (
    <div className="flex flex-wrap gap-2">
      {role !== "member" && <Badge>{options.role[role]}</Badge>}
      {accountType === "company" && <Badge>{options.accountType.company}</Badge>}
      {isVerified && <Badge tone="brand">{options.verified.yes}</Badge>}
      <Badge tone={tones[state]}>{options.state[state]}</Badge>
    </div>
  );
}
