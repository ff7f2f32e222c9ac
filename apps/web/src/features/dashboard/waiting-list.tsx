import type { Waiting } from "@khamt/contract";
import { createLink, linkOptions } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { scoreBand, scoreText } from "../../ui/cards/score-ring.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";

/** Who waits, for what, and since when; each leads to where it is answered. */
export function WaitingList({ items }: { items: readonly Waiting[] }) {
  const t = useT(catalogue("member-dashboard"));
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {items.map((item) => (
        <li key={`${item.kind} ${item.id}`}>
          <LineLink {...placeOf(item)}>
            <Avatar name={item.name} src={item.avatar} />
            <span className="min-w-0 grow">
              <span className="block font-semibold wrap-anywhere">{t.waiting[item.kind](item)}</span>
              {item.text !== null && (
                <span lang="" className="mt-0.5 line-clamp-2 text-sm text-muted wrap-anywhere">
                  {item.text}
                </span>
              )}
              <span className="mt-0.5 block text-sm text-muted">
                <TimeAgo date={item.at} />
              </span>
            </span>
            {item.compatibility !== null && (
              <span className={`font-bold ${scoreText[scoreBand(item.compatibility)]}`}>
                {item.compatibility}%
              </span>
            )}
          </LineLink>
        </li>
      ))}
    </ul>
  );
}

/** Where it is answered. */
export function placeOf({ kind, id }: Pick<Waiting, "kind" | "id">) {
  switch (kind) {
    case "invitation":
    case "introduction":
      return linkOptions({ to: "/connections", hash: id });
    case "question":
      return linkOptions({ to: "/connections", search: { tab: "sent" }, hash: id });
    case "application":
      return linkOptions({ to: "/applications", search: { tab: "received" }, hash: id });
    case "confirmation":
      return linkOptions({ to: "/applications", hash: id });
    case "message":
      return linkOptions({ to: "/messages/$id", params: { id } });
  }
}

const LineLink = createLink(Line);

function Line({ children, ...rest }: Omit<ComponentProps<"a">, "className">) {
  return (
    <a {...rest} className="flex items-start gap-4 p-4 hover:bg-sunken">
      {children}
    </a>
  );
}
