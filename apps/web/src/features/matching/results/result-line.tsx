import type { MatchResult } from "@khamt/contract";
import { useEffect, useRef } from "react";
import { useNear } from "../../../lib/use-near.ts";
import { pageFound } from "../../../shared/profiles/kinds.ts";

type ResultLineProps = {
  result: MatchResult;
  /** A card will stand here once the reader comes near, and has its room already. */
  onNear?: (() => void) | undefined;
};

/** A card's name and percentage, with no more than an address. */
export function ResultLine({ result, onNear }: ResultLineProps) {
  const { id, type, name, contentLanguage, compatibility } = result;
  const line = useRef<HTMLLIElement>(null);
  const isNear = useNear(line);
  useEffect(() => {
    if (isNear) onNear?.();
  }, [isNear, onNear]);
  return (
    <li
      ref={onNear && line}
      className={`flex justify-between gap-3 ${onNear ? "[@media(scripting:enabled)]:min-h-62" : ""}`}
    >
      <a href={pageFound(type).replace("$id", id)} lang={contentLanguage} className="wrap-anywhere underline">
        {name}
      </a>
      <span>{compatibility}%</span>
    </li>
  );
}
