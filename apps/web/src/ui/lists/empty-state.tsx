import type { ReactNode } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Button, LinkButton } from "../buttons/button.tsx";
import { OpenKnot } from "../page/knot.tsx";

type EmptyStateProps = {
  title: string;
  hint: string;
  /** The way on: a button or a link. There always is one. */
  children: ReactNode;
  headingLevel?: "h1" | "h2";
};

/** Nothing here yet: a knot with an open end, and the way on. */
export function EmptyState({ title, hint, children, headingLevel: Heading = "h2" }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-brand-line px-6 py-14 text-center">
      <OpenKnot className="size-24 text-brand" />
      <Heading className="text-xl font-bold sm:text-2xl">{title}</Heading>
      <p className="max-w-[52ch] text-muted">{hint}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3 empty:hidden">{children}</div>
    </div>
  );
}

export type NothingFoundWords = {
  none: string;
  noneHint: string;
  noneYetHint: string;
  showAll: string;
};

type NothingFoundProps = {
  words: NothingFoundWords;
  /** Whether the reader has searched: then all can be shown again. */
  filtered: boolean;
  /** What was typed: the search over everything forgives slips, and does without some of the words. */
  word?: string | undefined;
  onClear: () => void;
  /** Other ways on; the first where nobody is listed at all. */
  children: ReactNode;
};

/** In place of a list without results. */
export function NothingFound({ words, filtered, word, onClear, children }: NothingFoundProps) {
  const t = useT(catalogue("ui"));
  return (
    <EmptyState title={words.none} hint={filtered ? words.noneHint : words.noneYetHint}>
      {filtered && <Button onClick={onClear}>{words.showAll}</Button>}
      {children}
      {word !== undefined && (
        <LinkButton to="/search" search={{ q: word }} variant="secondary">
          {t.searchAll}
        </LinkButton>
      )}
    </EmptyState>
  );
}
