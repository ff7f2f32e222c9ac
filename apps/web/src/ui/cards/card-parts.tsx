import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
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
    <CardNote icon={<Clock aria-hidden="true" />}>
      <TimeAgo date={date} />
    </CardNote>
  );
}

/** Place and time at the foot of a card. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <div className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-4">{children}</div>;
}

/** Buttons of a card: above the link that covers it. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className="relative z-1 mt-4 flex flex-wrap gap-2.5 self-start empty:hidden">{children}</div>;
}

/** The first lines of a text; the rest is on its own page. */
export function Excerpt({
  text,
  language,
  lines = "three",
}: {
  text: string;
  language: string;
  lines?: "two" | "three";
}) {
  return (
    <p
      lang={language}
      className={`mt-3 text-[0.9375rem] text-muted ${lines === "two" ? "line-clamp-2" : "line-clamp-3"}`}
    >
      {beginningOf(text)}
    </p>
  );
}

/** Three lines of the widest card hold fewer characters. What the card clips away anyway is not sent. */
function beginningOf(text: string): string {
  if (text.length <= 300) return text;
  const wholeWords = /^.{1,300}(?!\S)/su.exec(text)?.[0];
  return `${wholeWords ?? Array.from(text).slice(0, 300).join("")} …`;
}
