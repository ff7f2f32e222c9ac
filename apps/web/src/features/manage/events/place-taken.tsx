import { useQuery } from "@tanstack/react-query";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { useSettled } from "../../../lib/use-settled.ts";
import { fromField, whenText } from "../../../shared/events/when.ts";
import { inPlaceQuery } from "./queries.ts";
import type { Typed } from "./typed.ts";

/** What else is in the same place then. A large hall may hold both, so it keeps nobody from saving. */
export function PlaceTaken({ typed }: { typed: Typed }) {
  const t = useT(catalogue("manage-events")).form;
  const language = useLanguage();
  const place = useSettled(typed.place.trim());
  const [beginsAt = "", endsAt = ""] = [typed.begins, typed.ends].map((each) => fromField(each) ?? "");
  const { data: others = [] } = useQuery({
    ...inPlaceQuery({ place, beginsAt, endsAt, except: typed.id }),
    enabled: place !== "" && beginsAt !== "" && beginsAt < endsAt,
  });
  return (
    <div role="status" className="grid gap-1 rounded-control bg-sunken px-3.5 py-2.5 text-sm empty:hidden">
      {others.map((each) => (
        <p key={each.id} className="wrap-anywhere">
          {t.taken(each.title[language], whenText(each.beginsAt, each.endsAt, language))}
        </p>
      ))}
    </div>
  );
}
