import { day } from "@khamt/contract/durations";
import type { ReactNode } from "react";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { CardPlace } from "../../shared/profiles/card-place.tsx";
import { CardActions, CardFoot, Excerpt } from "../../ui/cards/card-parts.tsx";
import { Card, CardTitleLink } from "../../ui/cards/card.tsx";
import { activityDots, Marks } from "../../shared/profiles/marks.tsx";
import { TagList } from "../../shared/profiles/tag-list.tsx";
import { OwnPercent } from "../../shared/you-and/own-percent.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { nameOf, type CofounderOnCard } from "./queries.ts";

/** What decides: what they bring, when they can start, whether they are still here. */
export function CofounderCard({ cofounder, actions }: { cofounder: CofounderOnCard; actions: ReactNode }) {
  const t = useT(catalogue("cofounders"));
  const labels = useT(catalogue("vocabulary"));
  const { contentLanguage, lastActiveAt } = cofounder;
  return (
    <Card raised>
      <div className="card-head">
        <Avatar name={nameOf(cofounder)} src={cofounder.profileImageUrl} />
        <div lang={contentLanguage}>
          <h2 className="card-title">
            <CardTitleLink to="/startup-cofounders/$id" params={{ id: cofounder.id }}>
              {nameOf(cofounder)}
            </CardTitleLink>
          </h2>
          {cofounder.title !== null && <p className="card-line">{cofounder.title}</p>}
        </div>
      </div>
      <div className="card-marks">
        <Marks {...cofounder} verified={cofounder.isVerified} />
      </div>
      {cofounder.bio !== null && <Excerpt text={cofounder.bio} language={contentLanguage} lines="two" />}
      <TagList items={cofounder.skills} limit={3} label={t.skills} profile={cofounder} />
      <TagList items={cofounder.expertise} limit={2} label={t.expertise} tone="plain" profile={cofounder} />
      <p className="card-fact">
        {`${labels.availability[cofounder.availability]} · ${t.experienceOf(labels.experience[cofounder.experience])}`}
      </p>
      <CardFoot>
        <CardPlace place={cofounder.location} profile={cofounder} />
        {lastActiveAt !== null && <ActivityBand lastActiveAt={lastActiveAt} />}
        <OwnPercent target={{ kind: "cofounder", id: cofounder.id }} />
      </CardFoot>
      <CardActions>{actions}</CardActions>
    </Card>
  );
}

function ActivityBand({ lastActiveAt }: { lastActiveAt: string }) {
  const t = useT(catalogue("cofounders"));
  const activity = activityOf(lastActiveAt, new Date());
  return (
    <span suppressHydrationWarning className="activity">
      <span aria-hidden="true" className={activityDots[activity]} />
      {t.activity[activity]}
    </span>
  );
}

type Activity = "week" | "month" | "earlier";

/** How lately somebody was here. */
export function activityOf(lastActiveAt: string, now: Date): Activity {
  const age = now.getTime() - new Date(lastActiveAt).getTime();
  if (age < 7 * day) return "week";
  return age < 30 * day ? "month" : "earlier";
}
