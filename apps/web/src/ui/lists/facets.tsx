import { catalogue, useT } from "../../lib/language/index.ts";
import { oneOf } from "../../lib/search-params.ts";
import { SelectField } from "../forms/select-field.tsx";
import type { ActiveFilter } from "./result-bar.tsx";

type Chosen<Value> = Extract<Value, string>;

/** A filter with a closed list of options: its parameter in the address, and its words. */
export type Facet<Filters> = {
  [Name in keyof Filters & string]: {
    name: Name;
    label: string;
    /** The empty choice: "All Industries". */
    emptyLabel: string;
    /** What to know once something is chosen. */
    hint?: string;
    options: readonly Chosen<Filters[Name]>[];
    labels: Readonly<Record<Chosen<Filters[Name]>, string>>;
  };
}[keyof Filters & string];

type FacetFieldsProps<Filters> = {
  facets: readonly Facet<Filters>[];
  filters: Filters;
  onFilter: (change: Partial<Filters>) => void;
  /** The form that the selects join where they stand outside of it. */
  formId?: string;
};

/** A select for each filter. */
export function FacetFields<Filters extends object>(props: FacetFieldsProps<Filters>) {
  const { facets, filters, onFilter, formId } = props;
  return facets.map((facet) => {
    const { name, label, emptyLabel, hint, options, labels } = facet;
    const chosen = chosenOf(facet, filters);
    return (
      <SelectField
        key={name}
        {...{ label, name, emptyLabel, form: formId }}
        hint={chosen === undefined ? undefined : hint}
        options={options.map((value) => ({ value, label: labels[value] }))}
        value={chosen ?? ""}
        onChange={(event) => onFilter(change<Filters>([name], oneOf(options, event.target.value)))}
      />
    );
  });
}

type ActiveFiltersOptions<Filters> = {
  filters: Filters;
  /** The parameter of the keyword. */
  word: keyof Filters & string;
  facets: readonly Facet<Filters>[];
  onFilter: (change: Partial<Filters>) => void;
};

/** The filters that are set, as chips of the result bar, and the way to take them all away. */
export function useActiveFilters<Filters extends object>(options: ActiveFiltersOptions<Filters>) {
  const t = useT(catalogue("ui"));
  const { filters, word, facets, onFilter } = options;
  const typed = filters[word];
  const set: { name: keyof Filters & string; label: string }[] = facets.flatMap((facet) => {
    const chosen = chosenOf(facet, filters);
    return chosen === undefined ? [] : [{ name: facet.name, label: facet.labels[chosen] }];
  });
  if (typeof typed === "string" && typed !== "") set.unshift({ name: word, label: t.quoted(typed) });
  const active: (ActiveFilter & { rest: Filters })[] = set.map(({ name, label }) => ({
    key: name,
    label,
    rest: { ...filters, ...change<Filters>([name], undefined) },
    remove: () => onFilter(change<Filters>([name], undefined)),
  }));
  const clear = () =>
    onFilter(
      change<Filters>(
        set.map(({ name }) => name),
        undefined,
      ),
    );
  return { active, clear };
}

/** How many of the filters are set: what is typed is seen beside them. */
export function countChosen<Filters extends object>(facets: readonly Facet<Filters>[], filters: Filters) {
  return facets.filter((facet) => chosenOf(facet, filters) !== undefined).length;
}

function chosenOf<Filters extends object>({ options, name }: Facet<Filters>, filters: Filters) {
  return oneOf(options, filters[name]);
}

/** A facet offers only what its parameter can be. */
function change<Filters>(names: readonly (keyof Filters)[], value: string | undefined): Partial<Filters> {
  return Object.fromEntries(names.map((name) => [name, value])) as Partial<Filters>;
}
