import type { Fact } from "../../ui/cards/facts.tsx";
import type { Worded } from "./reader-word.tsx";
import { TagList } from "./tag-list.tsx";

/** A list of a profile as one fact; left out when it is empty. */
export function listFact(label: string, items: readonly string[], profile: Worded): Fact {
  const listed = (
    <div className="pt-1">
      <TagList {...{ items, label, profile }} />
    </div>
  );
  return { label, value: items.length > 0 && listed };
}
