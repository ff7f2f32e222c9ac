import type { SuccessStory } from "@khamt/contract";
import type { ReactNode } from "react";
import { Badge } from "../../ui/cards/badge.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { ProfileLink } from "../../shared/profiles/profile-link.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useDay } from "../../lib/use-day.ts";

type StoryCardProps = {
  story: SuccessStory;
  serviceName: (service: NonNullable<SuccessStory["service"]>) => string;
  /** What else can be done with it. */
  children: ReactNode;
};

/** The whole story, with who tells it and of whom. */
export function StoryCard({ story, serviceName, children }: StoryCardProps) {
  const { achievements, grounds, list: t } = useT(catalogue("success-stories"));
  const day = useDay();
  const { id, title, text, contentLanguage, achievement, ground, project, service, publishedAt } = story;
  return (
    <Card padding="roomy">
      <p className="flex flex-wrap gap-1.5">
        <Badge tone="good">{achievements[achievement]}</Badge>
        <Badge>{grounds[ground]}</Badge>
      </p>
      <h2 id={`${id}-title`} lang={contentLanguage} className="mt-2 text-xl font-bold wrap-anywhere">
        {title}
      </h2>
      <p
        lang={contentLanguage}
        className="mt-3 max-w-[68ch] leading-relaxed whitespace-pre-line wrap-anywhere"
      >
        {text}
      </p>
      <dl className="mt-5 grid gap-x-6 gap-y-3 border-t border-line pt-4 text-[0.9375rem] sm:grid-cols-2">
        <div className="sm:col-span-2">
          <dt className="text-sm text-muted">{t.with}</dt>
          {story.sides.map((side, place) => (
            <dd key={place === 0 ? "author" : "partner"} className="wrap-anywhere">
              <Side side={side} />
            </dd>
          ))}
        </div>
        {project !== null && (
          <Fact label={t.project}>
            <ProfileLink profile={project} />
          </Fact>
        )}
        {service !== null && <Fact label={t.service}>{serviceName(service)}</Fact>}
        <Fact label={t.published}>
          <time dateTime={publishedAt}>{day(publishedAt)}</time>
        </Fact>
      </dl>
      {children}
    </Card>
  );
}

function Side({ side: { name, profile } }: { side: SuccessStory["sides"][number] }) {
  const { someone } = useT(catalogue("success-stories"));
  const shown = name ?? someone;
  // A person's profile bears their name.
  const isSame = profile?.name === shown;
  return (
    <>
      {!isSame && <span className="font-semibold">{shown}</span>}
      {profile !== null && !isSame && " · "}
      {profile !== null && <ProfileLink profile={profile} />}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
