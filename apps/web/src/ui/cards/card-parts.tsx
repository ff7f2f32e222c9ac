import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import type { ReactNode } from "react";
import { ReaderWord, type Worded } from "../../shared/profiles/reader-word.tsx";
import { TimeAgo } from "../time-ago.tsx";

const note = "inline-flex items-center gap-1.5 text-sm text-muted [&_svg]:size-4 [&_svg]:shrink-0";

export function CardPlace({ place, profile }: { place: string | null; profile: Worded }) {
  if (place === null) return null;
  return (
    <span className={note}>
      <MapPin aria-hidden="true" />
      <ReaderWord typed={place} profile={profile} />
    </span>
  );
}

export function CardTime({ date }: { date: string }) {
  return (
    <span className={note}>
      <Clock aria-hidden="true" />
      <TimeAgo date={date} />
    </span>
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
      {text}
    </p>
  );
}
