import { linkOptions } from "@tanstack/react-router";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

const lists = [
  { name: "ideas", link: linkOptions({ to: "/startup-ideas" }) },
  { name: "cofounders", link: linkOptions({ to: "/startup-cofounders" }) },
  { name: "companies", link: linkOptions({ to: "/companies" }) },
  { name: "projects", link: linkOptions({ to: "/project-listings" }) },
] as const;

/** The four lists: for who would rather look than search. */
export function ListLinks() {
  const t = useT(catalogue("search"));
  return (
    <section>
      <h2 className="text-lg font-bold">{t.start.lists}</h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {lists.map(({ name, link }) => (
          <li key={name}>
            <LinkButton {...link} variant="secondary">
              {t.lists[name]}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
