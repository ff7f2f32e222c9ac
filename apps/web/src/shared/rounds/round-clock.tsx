import { useEffect, useState } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";

type RoundClockProps = {
  since: string;
  minutes: number;
  /** As large as the screen lets it be. */
  isLarge?: boolean;
};

/** How much of a round is left, second by second. */
export function RoundClock({ since, minutes, isLarge = false }: RoundClockProps) {
  const t = useT(catalogue("rounds"));
  const left = useSecondsLeft(since, minutes);
  const shown = left === 0 ? t.over : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <p
      role="timer"
      aria-label={t.left}
      className={
        isLarge
          ? "text-[clamp(3.5rem,14vw,9rem)] leading-none font-bold tabular-nums"
          : "text-3xl leading-none font-bold tabular-nums"
      }
    >
      {shown}
    </p>
  );
}

/** The whole round, until the browser has looked at its clock. */
function useSecondsLeft(since: string, minutes: number): number {
  const whole = minutes * 60;
  const [left, setLeft] = useState(whole);
  useEffect(() => {
    const ends = new Date(since).getTime() + whole * 1000;
    const look = () => setLeft(Math.min(whole, Math.max(0, Math.ceil((ends - Date.now()) / 1000))));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [since, whole]);
  return left;
}
