import type { Digest, EmailOf } from "../email.ts";
import { short } from "./notifications.ts";
import type { Words } from "./types.ts";

type Counts = { waiting: number; matches: number };

/** What the summary says; nothing of what people wrote to each other. */
export type DigestCatalogue = {
  subject: (counts: Counts) => string;
  intro: Record<"waiting" | "matches" | "both", string>;
  waiting: Record<Digest["waiting"][number]["kind"], (count: number) => string>;
  from: (names: readonly string[], others: number) => string;
  /** Where no name is known. */
  someone: string;
  match: (name: string, percent: number) => string;
  more: (count: number) => string;
  note: string;
  /** The label of the button. */
  steps: Record<Digest["next"]["step"], (name: string) => string>;
  choose: string;
  stop: string;
};

export function digestEmail(t: DigestCatalogue, letter: EmailOf<"match-digest">): Words {
  const { waiting, matches, more, next, unsubscribe } = letter;
  const counts = {
    waiting: waiting.reduce((sum, { count }) => sum + count, 0),
    matches: matches.length + more,
  };
  const items = [
    ...waiting.map(({ kind, count, names, others, path }) => ({
      title: t.waiting[kind](count),
      text: names.length === 0 ? t.someone : t.from(names.map(short), others),
      path,
    })),
    ...matches.map(({ name, percent, reason, path }) => ({
      title: t.match(name, percent),
      text: reason,
      path,
    })),
  ];
  const subject = t.subject(counts);
  const said = counts.waiting === 0 ? "matches" : counts.matches === 0 ? "waiting" : "both";
  return {
    subject,
    preheader: items[0]?.title ?? subject,
    heading: subject,
    paragraphs: [t.intro[said]],
    items,
    button: t.steps[next.step](short(next.name ?? t.someone)),
    ...(counts.matches > 0 && { note: more > 0 ? `${t.more(more)} ${t.note}` : t.note }),
    links: [
      { label: t.choose, path: "/settings?section=notifications" },
      { label: t.stop, path: unsubscribe },
    ],
  };
}
