import type { OwnCofounder, OwnCompany, OwnIdea } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import { Badge } from "../../ui/cards/badge.tsx";
import { Excerpt } from "../../ui/cards/card-parts.tsx";
import { TagList } from "../../shared/profiles/tag-list.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { OwnActions } from "./own-actions.tsx";
import { ofCofounder, ofCompany, ofIdea, type OwnEntity } from "./own-entity.ts";
import { EditLink } from "../../shared/own-profiles/own-links.tsx";
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
  if (profile === undefined) return <ProfileCard kind="cofounder" page="/create-cofounder" />;
  const own = ofCofounder(profile);
  return (
    <ProfileCard
      kind="cofounder"
      page="/create-cofounder"
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

/** The newest idea; the others stand below, with all that can be done with them. */
export function IdeaCard({ ideas }: { ideas: readonly OwnIdea[] }) {
  const t = useT(catalogue("my-profile"));
  const labels = useT(catalogue("vocabulary"));
  const [newest] = ideas;
  if (newest === undefined) return <ProfileCard kind="idea" page="/create-startup-idea" />;
  const own = ofIdea(newest);
  return (
    <ProfileCard
      kind="idea"
      page="/create-startup-idea"
      own={own}
      actions={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <EditLink own={own} label={t.edit} about={t.about(t.edit, own.name)} />
          <a href="#ideas" className="grid min-h-11 items-center text-sm font-semibold text-brand">
            {t.allIdeas(ideas.length)}
          </a>
        </div>
      }
    >
      <Excerpt text={newest.description} language={newest.contentLanguage} lines="two" />
      <div className="mt-3 flex flex-wrap gap-1.5">
        <Badge tone="brand">{labels.stage[newest.stage]}</Badge>
        <Badge>{labels.industry[newest.industry]}</Badge>
      </div>
      <div className="mt-3">
        <TagList items={newest.tags} limit={mostItems} label={t.kinds.idea.items} profile={newest} />
      </div>
    </ProfileCard>
  );
}

export function CompanyCard({ profile, onRemove }: CardProps<OwnCompany>) {
  const { kinds, domain } = useT(catalogue("my-profile"));
  const labels = useT(catalogue("vocabulary"));
  if (profile === undefined) return <ProfileCard kind="company" page="/create-company" />;
  const own = ofCompany(profile);
  return (
    <ProfileCard
      kind="company"
      page="/create-company"
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
