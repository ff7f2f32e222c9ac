import type { Fact } from "./facts.tsx";
import { TagList } from "./tag-list.tsx";

/** A list as one fact; left out when it is empty. */
export function listFact(label: string, items: readonly string[], language: string): Fact {
  const listed = (
    <div className="pt-1">
      <TagList items={items} label={label} language={language} />
    </div>
  );
  return { label, value: items.length > 0 && listed };
}
