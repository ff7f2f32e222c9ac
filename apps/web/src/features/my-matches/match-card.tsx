import Check from "lucide-react/icons/check";
import type { SavedProfile } from "@khamt/contract";
import { Badge } from "../../ui/cards/badge.tsx";
import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { MatchChangeNote } from "../../shared/saves/match-change-note.tsx";
import { pageFound } from "../../shared/profiles/kinds.ts";
import { DemoMark } from "../../shared/profiles/marks.tsx";
import { ScoreRing } from "../../ui/cards/score-ring.tsx";
import { TagList } from "../../shared/profiles/tag-list.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { isSample, type SavedMatch } from "../../shared/saves/index.ts";
import { sampleQuery } from "./samples.ts";
import { FactLine } from "../../ui/cards/facts.tsx";
import { ReaderWord } from "../../shared/profiles/reader-word.tsx";
import { labelOf } from "../../shared/vocabulary/options.ts";

type MatchCardProps = {
  match: SavedMatch;
  isPending: boolean;
  onContact: () => void;
  onRemove: () => void;
};

const mostChips = 5;

export function MatchCard({ match, ...actions }: MatchCardProps) {
  const t = useT(catalogue("my-matches"));
  const { profile, source, changed } = match;
  const isIdea = match.type === "startup-idea" || match.type === "project";
  const chips = (isIdea ? profile?.lookingFor : profile?.skills) ?? [];
  return (
    <Card as="li">
      <div className="flex items-start gap-4">
        <ScoreRing percent={match.compatibility} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap gap-1.5">
            <Badge>{t.kinds[match.type]}</Badge>
            {isSample(match) && <Badge tone="next">{t.card.sample}</Badge>}
            {profile?.isDemo === true && <DemoMark />}
            {match.status === "contacted" && (
              <Badge tone="good" icon={<Check aria-hidden="true" />}>
                {t.card.contacted}
              </Badge>
            )}
          </div>
          <h3 className="mt-1.5 text-lg leading-snug font-bold wrap-anywhere">
            {profile?.name ?? t.card.unlisted}
          </h3>
          {profile !== null && <MatchFacts profile={profile} type={match.type} />}
        </div>
      </div>
      {profile === null ? (
        <p className="mt-3 text-muted">{t.card.unlistedHint}</p>
      ) : (
        <p className="mt-3" lang={isSample(match) ? undefined : match.language}>
          {match.reason}
        </p>
      )}
      <div className="mt-3 grid gap-3">
        {changed !== null && <MatchChangeNote changed={changed} />}
        {profile !== null && (
          <TagList
            items={chips}
            limit={mostChips}
            label={isIdea ? t.card.lookingFor : t.card.skills}
            tone={isIdea ? "need" : "neutral"}
            profile={profile}
          />
        )}
      </div>
      <div className="mt-auto">
        <p className="flex flex-wrap gap-x-4 gap-y-1 pt-4 text-sm text-muted empty:hidden">
          {source !== null && (
            <span>
              {t.card.foundFor}: {source.name}
            </span>
          )}
          {match.savedAt !== "" && (
            <span>
              {t.card.saved}: <TimeAgo date={match.savedAt} />
            </span>
          )}
        </p>
        <CardButtons match={match} {...actions} />
      </div>
    </Card>
  );
}

function CardButtons({ match, isPending, onContact, onRemove }: MatchCardProps) {
  const t = useT(catalogue("my-matches"));
  const { profile } = match;
  const name = profile?.name ?? t.card.unlisted;
  const isContacted = match.status === "contacted";
  return (
    <div className="mt-4 flex flex-wrap gap-2.5">
      {profile !== null && <ViewButton match={match} name={name} />}
      {profile !== null && (
        <Button
          variant="secondary"
          disabled={isContacted}
          aria-disabled={isPending}
          aria-label={isContacted ? undefined : t.card.contactNamed(name)}
          onClick={onContact}
        >
          {isContacted ? t.card.contacted : t.card.contact}
        </Button>
      )}
      <Button
        variant="quiet"
        aria-disabled={isPending}
        aria-label={t.card.removeNamed(name)}
        onClick={onRemove}
      >
        {t.card.remove}
      </Button>
    </div>
  );
}

/** Nobody is behind a sample: it leads to those who are. */
function ViewButton({ match, name }: { match: SavedMatch; name: string }) {
  const t = useT(catalogue("my-matches"));
  const query = sampleQuery(match, t.samples);
  if (query !== undefined)
    return (
      <LinkButton to="/search" search={{ q: query }}>
        {t.card.search}
      </LinkButton>
    );
  return (
    <LinkButton
      to={pageFound(match.type)}
      params={{ id: match.targetId }}
      aria-label={t.card.viewNamed(name)}
    >
      {t.card.view}
    </LinkButton>
  );
}

/** In one line: headline, stage or size, industry or category, place. */
function MatchFacts({ profile, type }: { profile: SavedProfile; type: SavedMatch["type"] }) {
  const labels = useT(catalogue("vocabulary"));
  const industries = type === "project" ? labels.projectCategory : labels.industry;
  const { headline, stage, size, industry, location } = profile;
  return (
    <FactLine
      facts={[
        headline,
        stage !== null && labelOf(labels.stage, stage),
        type === "company" && size !== null && labelOf(labels.companySize, size),
        industry
          ?.split(", ")
          .map((each) => labelOf(industries, each))
          .join(", "),
        location !== null && <ReaderWord typed={location} profile={profile} />,
      ]}
    />
  );
}
