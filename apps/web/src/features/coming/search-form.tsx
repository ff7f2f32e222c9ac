import { Button } from "../../components/button.tsx";
import { SearchField } from "../../components/text-field.tsx";
import { useT } from "../../lib/language/index.ts";
import { comingCatalogue } from "./catalogue.ts";

const lists = [
  { name: "ideas", path: "/startup-ideas" },
  { name: "cofounders", path: "/startup-cofounders" },
  { name: "companies", path: "/companies" },
  { name: "projects", path: "/project-listings" },
] as const;

/** One word, four lists: the button pressed is the list that is searched. A plain form, so it needs no script. */
export function SearchForm() {
  const t = useT(comingCatalogue);
  return (
    <form method="get" action="/startup-ideas" className="mt-8 grid max-w-[40rem] gap-4">
      <SearchField
        name="q"
        label={t.searchForm.label}
        placeholder={t.searchForm.placeholder}
        maxLength={200}
        required
      />
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{t.searchForm.where}</legend>
        <div className="flex flex-wrap gap-3">
          {lists.map(({ name, path }, index) => (
            <Button
              key={name}
              type="submit"
              formAction={path}
              variant={index === 0 ? "primary" : "secondary"}
            >
              {t.links[name]}
            </Button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
