import type { MatchResult } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import Briefcase from "lucide-react/icons/briefcase";
import Lightbulb from "lucide-react/icons/lightbulb";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { pageFound } from "../../shared/profiles/kinds.ts";
import { ReaderWord } from "../../shared/profiles/reader-word.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

/** One of the two: who or what it is, with the way to its page. */
export function ProfileHead({ profile, side }: { profile: MatchResult; side: "left" | "right" }) {
  const t = useT(catalogue("match-view"));
  const { type, id, name, headline, location } = profile;
  return (
    <div
      className={`flex min-w-0 flex-col items-center gap-3 text-center ${side === "left" ? "lg:items-end lg:text-right" : "lg:items-start lg:text-left"}`}
    >
      <Picture profile={profile} />
      <div className="min-w-0 max-w-full">
        <p className={`text-sm font-semibold ${side === "left" ? "text-brand" : "text-muted"}`}>
          {t.kind[type]}
        </p>
        <p className="mt-0.5 text-xl leading-snug font-bold text-balance sm:text-2xl">
          <Link to={pageFound(type)} params={{ id }} className="hover:text-brand hover:underline">
            {name}
          </Link>
        </p>
        {headline !== null && <p className="mt-1 line-clamp-2 text-muted">{headline}</p>}
        {location !== null && (
          <p className="mt-1 text-sm text-muted">
            <ReaderWord typed={location} profile={profile} />
          </p>
        )}
      </div>
    </div>
  );
}

export function Picture({ profile: { type, name, avatar } }: { profile: MatchResult }) {
  if (type === "cofounder") return <Avatar name={name} src={avatar} />;
  if (type === "company") return <Avatar name={name} src={avatar} shape="company" />;
  const Icon = type === "startup-idea" ? Lightbulb : Briefcase;
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}
