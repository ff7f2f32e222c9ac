import type { OwnCofounder, OwnCompany, OwnIdea } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { Badge } from "../../ui/cards/badge.tsx";
import { Excerpt } from "../../ui/cards/card-parts.tsx";
import { TagList } from "../../shared/profiles/tag-list.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { OwnActions } from "./own-actions.tsx";
import { ofCofounder, ofCompany, ofIdea, type OwnEntity } from "./own-entity.ts";
import { ProfileCard } from "./profile-card.tsx";

/** A list on a card. */
const mostItems = 3;

type CardProps<Own> = {
  /** Undefined where there is none yet. */
  profile: Own | undefined;
  onRemove: (own: OwnEntity) => void;
};

export function CofounderCard({ profile, onRemove }: CardProps<OwnCofounder>) {
  const { items } = useT(catalogue("my-profile")).kinds.cofounder;
  if (profile === undefined) return <ProfileCard kind="cofounder" />;
  const own = ofCofounder(profile);
  return (
    <ProfileCard
      kind="cofounder"

      own={own}
      actions={<OwnActions own={own} onRemove={onRemove} />}
    >
      {profile.title !== null && <p className="mt-1 text-muted">{profile.title}</p>}
      <div className="mt-3">
        <TagList items={profile.skills} limit={mostItems} label={items} profile={profile} />
      </div>
    </ProfileCard>
  );
}

/** The newest idea; the others stand below. */
export function IdeaCard({ profile, onRemove }: CardProps<OwnIdea>) {
  const t = useT(catalogue("my-profile"));
  const labels = useT(catalogue("vocabulary"));
  if (profile === undefined) return <ProfileCard kind="idea" />;
  const own = ofIdea(profile);
  return (
    <ProfileCard
      kind="idea"

      own={own}
      actions={
        <>
          <OwnActions own={own} onRemove={onRemove} />
          <LinkButton to="/create-startup-idea" variant="secondary" size="small">
            {t.ideas.create}
          </LinkButton>
        </>
      }
    >
      <Excerpt text={profile.description} language={profile.contentLanguage} lines="two" />
      <div className="mt-3 flex flex-wrap gap-1.5">
        <Badge tone="brand">{labels.stage[profile.stage]}</Badge>
        <Badge>{labels.industry[profile.industry]}</Badge>
      </div>
      <div className="mt-3">
        <TagList items={profile.tags} limit={mostItems} label={t.kinds.idea.items} profile={profile} />
      </div>
    </ProfileCard>
  );
}

export function CompanyCard({ profile, onRemove }: CardProps<OwnCompany>) {
  const { kinds, domain } = useT(catalogue("my-profile"));
  const labels = useT(catalogue("vocabulary"));
  if (profile === undefined) return <ProfileCard kind="company" />;
  const own = ofCompany(profile);
  return (
    <ProfileCard
      kind="company"

      own={own}
      actions={<OwnActions own={own} onRemove={onRemove} />}
    >
      {profile.industry !== null && <p className="mt-1 text-muted">{labels.industry[profile.industry]}</p>}
      <div className="mt-3">
        <TagList
          items={profile.specialties}
          limit={mostItems}
          label={kinds.company.items}
          profile={profile}
        />
      </div>
      <Link
        to="/domain-verification"
        className="mt-2 inline-grid min-h-11 items-center justify-self-start text-sm font-semibold text-brand"
      >
        {profile.verificationLevel === "domain" ? domain.verified : domain.verify}
      </Link>
    </ProfileCard>
  );
}
