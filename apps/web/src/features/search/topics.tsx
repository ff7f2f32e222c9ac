import { TagInput } from "../../shared/tags/tag-input.tsx";
import { useConcepts } from "../../shared/tags/use-concepts.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { mostTags, type Search } from "./search.ts";

interface TopicsProps {
  search: Search;
  onTags: (change: (tags: readonly string[]) => readonly string[]) => void;
}

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
