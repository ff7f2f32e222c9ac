import { Link, linkOptions } from "@tanstack/react-router";
import { catalogue, useT } from "../../lib/language/index.ts";
import { TagInput } from "../../shared/tags/tag-input.tsx";
import { useConcepts } from "../../shared/tags/use-concepts.ts";
import { mostTags, type Search } from "./search.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";

const lists = [
  { name: "ideas", link: linkOptions({ to: "/startup-ideas" }) },
  { name: "cofounders", link: linkOptions({ to: "/startup-cofounders" }) },
  { name: "companies", link: linkOptions({ to: "/companies" }) },
  { name: "projects", link: linkOptions({ to: "/project-listings" }) },
] as const;

/** One meaning in three spellings: the search reads all of them. */
const spellings = [
  { word: "accountant", language: "en" },
  { word: "нягтлан бодогч", language: "mn" },
  { word: "nyagtlan bodogch", language: "mn-Latn" },
] as const;

/** Before anything is searched for: ways in. */
export function Start() {
  const { start: t } = useT(catalogue("search"));
  return (
    <div className="grid gap-10 pt-4">
      <section>
        <h2 className="text-lg font-bold">{t.topics}</h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {t.topicList.map((word) => (
            <li key={word}>
              <TopicLink word={word} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="text-lg font-bold">{t.spellings}</h2>
        <p className="mt-1 max-w-[60ch] text-muted">{t.spellingsHint}</p>
        <ul className="mt-3 flex flex-wrap gap-2">
          {spellings.map(({ word, language }) => (
            <li key={word}>
              <TopicLink word={word} language={language} />
            </li>
          ))}
        </ul>
      </section>
      <ListLinks />
    </div>
  );
}

function TopicLink({ word, language }: { word: string; language?: string }) {
  return (
    <Link
      to="/search"
      search={{ q: word }}
      lang={language}
      className="inline-flex min-h-11 items-center rounded-full bg-brand-soft px-4 text-sm font-semibold text-brand hover:bg-brand-line/50"
    >
      {word}
    </Link>
  );
}

type TopicsProps = {
  search: Search;
  onTags: (change: (tags: readonly string[]) => readonly string[]) => void;
};

/** Topics that every result is about. */
export function Topics({ search, onTags }: TopicsProps) {
  const t = useT(catalogue("search"));
  const suggest = useConcepts();
  return (
    <TagInput
      {...{ name: "tag", label: t.narrow, placeholder: t.addTopic, suggest, most: mostTags }}
      tags={search.tag ?? []}
      onChange={onTags}
    />
  );
}

/** The four lists: for who would rather look than search. */
export function ListLinks() {
  const t = useT(catalogue("search"));
  return (
    <section>
      <h2 className="text-lg font-bold">{t.start.lists}</h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {lists.map(({ name, link }) => (
          <li key={name}>
            <LinkButton {...link} variant="secondary">
              {t.lists[name]}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
