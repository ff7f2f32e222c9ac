import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";

type Listed = { id: string };
type Choosing<Person extends Listed> = ReturnType<typeof useChosen<Person>>;

/** Which of those shown the reader has chosen. */
export function useChosen<Person extends Listed>(shown: readonly Person[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = shown.filter(({ id }) => ids.has(id));
  const choose = (id: string, isChosen: boolean) => {
    const others = new Set(ids);
    if (isChosen) others.add(id);
    else others.delete(id);
    setIds(others);
  };
  return {
    chosen,
    isChosen: (id: string) => ids.has(id),
    choose,
    isWhole: chosen.length === shown.length,
    chooseAll: (isWhole: boolean) => setIds(new Set(isWhole ? shown.map(({ id }) => id) : [])),
  };
}

type ChooseAllProps = Pick<Choosing<Listed>, "isWhole" | "chooseAll">;

export function ChooseAll({ isWhole, chooseAll }: ChooseAllProps) {
  const { selected: t } = useT(catalogue("manage-members"));
  return (
    <label className="inline-flex min-h-11 items-center gap-2.5 text-[0.9375rem]">
      <Checkbox checked={isWhole} onChange={({ target }) => chooseAll(target.checked)} />
      {t.all}
    </label>
  );
}

type ChooseOneProps = { name: string; isChosen: boolean; onChoose: (isChosen: boolean) => void };

export function ChooseOne({ name, isChosen, onChoose }: ChooseOneProps) {
  const { selected: t } = useT(catalogue("manage-members"));
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
      <Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
      <span className="sr-only">{t.one(name)}</span>
    </label>
  );
}

type ChosenBarProps = Pick<Choosing<Listed>, "chosen" | "chooseAll"> & { children: ReactNode };

/** Stays in sight while somebody is chosen. */
export function ChosenBar({ chosen, chooseAll, children }: ChosenBarProps) {
  const { selected: t } = useT(catalogue("manage-members"));
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label={t.label}
      data-bar="selected"
      className="sticky bottom-4 z-10 mt-6 grid items-center gap-2.5 rounded-card border border-line bg-surface p-4 shadow-raised sm:flex sm:flex-wrap"
    >
      <div className="flex items-center justify-between gap-2.5">
        <p role="status" className="font-semibold">
          {t.count(chosen.length)}
        </p>
        <Button variant="quiet" size="small" onClick={() => chooseAll(false)}>
          {t.clear}
        </Button>
      </div>
      {/* On a phone in one row to be pushed aside: those listed stay in sight. */}
      <div className="-mx-4 flex gap-2.5 overflow-x-auto px-4 py-1 *:shrink-0 sm:contents">{children}</div>
    </section>
  );
}
