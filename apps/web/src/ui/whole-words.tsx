import { Fragment } from "react";

/** Longer ones may break: they would not fit on a phone. */
const longest = 20;

/** A heading or a date whose words stay whole at their hyphens: "co-founder", "12-р" on one line, searched and copied as it is written. */
export function WholeWords({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/u).map((part, place) => {
    const isWhole = place % 2 === 1 && part.length <= longest;
    return isWhole ? (
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    );
  });
}
