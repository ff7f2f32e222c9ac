import { useState } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { Suggest } from "../../ui/forms/suggestions.ts";
import { addTags, isTwin, meaningOf, splitTags, type KnownTag } from "./tags.ts";

export type TagsOptions = {
  tags: readonly string[];
  onChange: (change: (tags: readonly string[]) => readonly string[]) => void;
  /** What a tag may mean, the likeliest first: tells one meaning in two languages. */
  suggest: Suggest;
  /** How many there may be. */
  most: number;
};

/** What just happened. A `quiet` one is only read out: it can be seen anyway. */
type Notice = {
  text: string;
  quiet: boolean;
};

/** Adding and removing tags: each meaning once, in whatever language, and never more than there is room for. */
export function useTags({ tags, onChange, suggest, most }: TagsOptions) {
  const t = useT(catalogue("tags"));
  const [notice, setNotice] = useState<Notice>({ text: "", quiet: true });

  const add = (text: string) => {
    const { added, double, isFull } = addTags(tags, splitTags(text), most);
    if (isFull) setNotice({ text: t.full(most), quiet: false });
    else if (double !== undefined) setNotice({ text: t.double(double), quiet: false });
    else setNotice({ text: t.added(added.join(", ")), quiet: true });
    if (added.length === 0) return;
    onChange((current) => addTags(current, added, most).tags);
    void dropTwins(added);
  };

  const dropTwins = async (added: readonly string[]) => {
    const twins = await findTwins(tags, added, suggest);
    const [first] = twins;
    if (first === undefined) return;
    onChange((current) => current.filter((tag) => !twins.some((twin) => twin.tag === tag)));
    setNotice({ text: t.twin(first.tag, first.of), quiet: false });
  };

  const remove = (tag: string) => {
    onChange((current) => current.filter((other) => other !== tag));
    setNotice({ text: t.removed(tag), quiet: true });
  };

  return { add, remove, notice };
}

type Twin = {
  tag: string;
  /** The earlier tag that means the same. */
  of: string;
};

/** Added tags that mean what another one before them means. */
async function findTwins(
  tags: readonly string[],
  added: readonly string[],
  suggest: Suggest,
): Promise<Twin[]> {
  const read = async (tag: string): Promise<KnownTag> => {
    const suggestions = await suggest(tag).catch(() => []);
    return { tag, meaning: meaningOf(tag, suggestions) };
  };
  const all = await Promise.all([...tags, ...added].map((tag) => read(tag)));
  return all.flatMap((known, index) => {
    const first = all.slice(0, index).find((earlier) => isTwin(earlier, known));
    return index >= tags.length && first !== undefined ? [{ tag: known.tag, of: first.tag }] : [];
  });
}
