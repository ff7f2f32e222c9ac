import { useHydrated } from "@tanstack/react-router";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { ownWhenText } from "./when.ts";

type OwnTimeProps = { beginsAt: string; endsAt?: string };

/** When that is for a reader whose clock is not the organisers'; the server does not know it. */
export function OwnTime({ beginsAt, endsAt = beginsAt }: OwnTimeProps) {
  const t = useT(catalogue("ui"));
  const language = useLanguage();
  const text = useHydrated() ? ownWhenText(beginsAt, endsAt, language) : undefined;
  return (
    text !== undefined && (
      <span className="block text-sm font-normal text-muted">
        <time dateTime={beginsAt}>{t.ownTime(text)}</time>
      </span>
    )
  );
}
