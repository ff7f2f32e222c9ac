import type { SearchResult } from "@khamt/contract";
import Briefcase from "lucide-react/icons/briefcase";
import Lightbulb from "lucide-react/icons/lightbulb";
import type { LucideIcon } from "lucide-react";
import type { KeyboardEvent, ReactElement } from "react";
import { profilePages } from "../../shared/profiles/kinds.ts";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { Badge } from "../../ui/cards/badge.tsx";
import { CardPlace } from "../../shared/profiles/card-place.tsx";
import { CardTitleLink } from "../../ui/cards/card.tsx";
import { Marked } from "../../ui/marked.tsx";
import { Marks } from "../../shared/profiles/marks.tsx";
import { TagList } from "../../shared/profiles/tag-list.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

/** What was found, and why: the words that answer are marked. The whole row leads to its page. */
export function ResultRow({ result }: { result: SearchResult }) {
  const t = useT(catalogue("search"));
  const { id, kind, title, headline, snippet, contentLanguage } = result;
  return (
    <li className="relative flex gap-4 p-5 transition-colors duration-150 focus-within:bg-sunken/60 hover:bg-sunken/60">
      <div className="hidden sm:block">
        <Picture result={result} />
      </div>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-1.5">
          <Badge tone="brand">{t.kind[kind]}</Badge>
          <Marks {...result} />
        </div>
        <div lang={contentLanguage} className="max-w-[44rem]">
          <h2 className="mt-2 text-lg leading-snug font-bold">
            <CardTitleLink to={profilePages[kind]} params={{ id }} data-result="" onKeyDown={moveInList}>
              <Marked text={title} />
            </CardTitleLink>
          </h2>
          {headline !== null && (
            <p className="mt-0.5 leading-snug text-muted">
              <Marked text={headline} />
            </p>
          )}
          {snippet.text !== "" && (
            <p className="mt-2 line-clamp-3 text-[0.9375rem] text-muted">
              <Marked text={snippet} />
            </p>
          )}
        </div>
        <div className="mt-3 grid gap-3 empty:hidden">
          <TagList
            {...{ items: result.tags, marked: result.matchedTags, limit: 6, label: t.tags }}
            profile={result}
          />
          {result.location !== null && (
            <div>
              <CardPlace place={result.location} profile={result} />
            </div>
          )}
        </div>
      </div>
    </li>
  );
}

/** The arrow keys go from one result to the next. */
function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const links = [...document.querySelectorAll<HTMLElement>("[data-result]")];
  links[links.indexOf(event.currentTarget) + step]?.focus();
}

/** A face or a logo, where the kind has one; else what kind it is. */
function Picture({ result: { kind, title, avatar } }: { result: SearchResult }): ReactElement {
  switch (kind) {
    case "cofounder":
      return <Avatar name={title.text} src={avatar} />;
    case "company":
      return <Avatar name={title.text} src={avatar} shape="company" />;
    case "idea":
      return <KindIcon icon={Lightbulb} />;
    case "project":
      return <KindIcon icon={Briefcase} />;
  }
}

function KindIcon({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}
