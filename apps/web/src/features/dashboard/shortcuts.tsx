import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { linkOptions } from "@tanstack/react-router";
import { currentUserQuery } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { has } from "../../shared/account/has.ts";
import { fewestCounted, statsQuery } from "../../shared/stats/stats.ts";
import { PlaceList } from "./place-list.tsx";

const places = [
  { name: "ideas", link: linkOptions({ to: "/startup-ideas" }) },
  { name: "cofounders", link: linkOptions({ to: "/startup-cofounders" }) },
  { name: "matches", link: linkOptions({ to: "/my-matches" }) },
  { name: "individuals", link: linkOptions({ to: "/partners", search: { type: "individual" } }) },
  { name: "companies", link: linkOptions({ to: "/partners", search: { type: "company" } }) },
  { name: "projects", link: linkOptions({ to: "/project-listings" }) },
  { name: "profile", link: linkOptions({ to: "/my-profile" }) },
] as const;

const desk = { name: "desk", link: linkOptions({ to: "/manage" }) } as const;

/** Where members go most; who manages anything, first of all to the desk. */
export function Shortcuts() {
  const { places: t } = useT(catalogue("member-dashboard"));
  const reader = useQuery(currentUserQuery).data;
  return (
    <nav aria-label={t.title}>
      <h2 className="text-lg font-bold">{t.title}</h2>
      <div className="mt-2">
        <PlaceList
          places={[...(has(reader, "managers") ? [desk] : []), ...places].map((place) => ({
            ...place,
            label: t[place.name],
          }))}
        />
      </div>
    </nav>
  );
}

const counted = ["ideas", "individuals", "companies", "projects"] as const;

/** How much there is on the platform, as far as it is enough to count. */
export function Footnote() {
  const { footnote: t } = useT(catalogue("member-dashboard"));
  const { data } = useSuspenseQuery(statsQuery);
  const shown = counted.filter((name) => data[name] >= fewestCounted);
  if (shown.length === 0) return null;
  return (
    <p className="frame pb-20 text-sm text-muted">
      {t.lead} {shown.map((name) => t[name](data[name])).join(", ")}.
    </p>
  );
}
