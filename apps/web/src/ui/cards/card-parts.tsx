import type { ReactNode } from "react";
import { excerptOf, type ExcerptLines } from "./excerpt.ts";
import { SharedIcon } from "../shared-icon.tsx";
import { TimeAgo } from "../time-ago.tsx";

/** A short fact at the foot of a card, with its icon before it. */
export function CardNote({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="card-note">
      {icon}
      {children}
    </span>
  );
}

export function CardTime({ date }: { date: string }) {
  return (
    <CardNote icon={<SharedIcon name="clock" />}>
      <TimeAgo date={date} />
    </CardNote>
  );
}

/** Place and time at the foot of a card. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <div className="card-foot">{children}</div>;
}

/** Buttons of a card: above the link that covers it. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className="card-actions">{children}</div>;
}

/** The first lines of a text; the rest is on its own page. */
export function Excerpt({
  text,
  language,
  lines = "three",
}: {
  text: string;
  language: string;
  lines?: ExcerptLines;
}) {
  return (
    <p lang={language} className={`card-text ${lines === "two" ? "line-clamp-2" : "line-clamp-3"}`}>
      {excerptOf(text, lines)}
    </p>
  );
}
