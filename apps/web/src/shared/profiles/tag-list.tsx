import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { labelOf } from "../vocabulary/options.ts";
import { markStyle } from "../../ui/marked.tsx";
import { ReaderWord, type Worded } from "./reader-word.tsx";

type TagListProps = {
  /** Whose items they are. */
  profile: Worded;
  /** As their owner typed them. */
  items: readonly string[];
  /** How many are shown; the rest become "+N more". */
  limit?: number;
  /** Read out before the list: "Looking for". */
  label: string;
  tone?: "neutral" | "need" | "plain";
  /** The items that answer a search: they stand first, marked. */
  marked?: readonly string[];
};

const tones = {
  neutral: "tags tags-neutral",
  need: "tags tags-need",
  plain: "tags tags-plain",
} as const;

/** Chips in one row or more; "need" is a wish still open: a dashed outline, the open end of a strand. */
export function TagList(props: TagListProps) {
  const { items, limit = Infinity, label, tone = "neutral", marked = [], profile } = props;
  const t = useT(catalogue("ui"));
  const reader = useLanguage();
  // Once for all of them; the label is the reader's.
  const isMarked = profile.contentLanguage === reader;
  if (items.length === 0) return null;
  const ordered = items.toSorted((a, b) => Number(marked.includes(b)) - Number(marked.includes(a)));
  const shown = withoutDoubles(ordered, profile.names);
  const hidden = shown.length - limit;
  return (
    <ul aria-label={label} lang={isMarked ? reader : undefined} className={tones[tone]}>
      {shown.slice(0, limit).map((typed) => {
        const word = <ReaderWord {...{ typed, profile, isMarked }} />;
        return (
          <li key={typed}>{marked.includes(typed) ? <mark className={markStyle}>{word}</mark> : word}</li>
        );
      })}
      {hidden > 0 && <li className="tag-more">{t.more(hidden)}</li>}
    </ul>
  );
}

/** Two words typed in two languages may read the same to this reader: the first stands for both. */
function withoutDoubles(items: readonly string[], names: Worded["names"]): string[] {
  const read = items.map((typed) => labelOf(names, typed).toLowerCase());
  return items.filter((_, index) => read.indexOf(read[index] ?? "") === index);
}
