import type { ManagedRounds } from "@khamt/contract";
import { markRoundPerson } from "@khamt/contract/calls";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Badge } from "../../../ui/cards/badge.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useDeskAction } from "./use-desk-action.ts";

type Person = ManagedRounds["members"][number];
const states = ["there", "late", "missing", "left"] as const;

/** Who takes part; whoever is marked otherwise, the rounds to come are planned anew at once. */
export function People({ rounds }: { rounds: ManagedRounds }) {
  const { desk: t } = useT(catalogue("rounds"));
  const mark = useDeskAction<{ userId: string; mark: Person["state"] }>(
    (api, marking) => api.call(markRoundPerson, { params: { id: rounds.id, ...marking } }),
    () => showToast({ title: t.planned }),
  );
  const isOver = rounds.state === "ended" || rounds.current >= rounds.rounds;
  return (
    <section aria-labelledby="people" aria-busy={mark.isPending}>
      <h2 id="people" className="text-xl font-bold">
        {t.people}
      </h2>
      <ul className="mt-3 grid gap-2">
        {rounds.members.map((each) => (
          <PersonRow
            key={each.userId}
            person={each}
            isLocked={isOver || mark.isPending}
            onMark={(state) => mark.run({ userId: each.userId, mark: state })}
          />
        ))}
      </ul>
    </section>
  );
}

type PersonRowProps = { person: Person; isLocked: boolean; onMark: (state: Person["state"]) => void };

function PersonRow({ person: { name, state, meetings, hasProfile }, isLocked, onMark }: PersonRowProps) {
  const { people, desk: t } = useT(catalogue("rounds"));
  return (
    <li className="grid items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-muted">{t.meetings(meetings)}</span>
        {!hasProfile && <Badge tone="danger">{t.noProfile}</Badge>}
      </div>
      <SelectField
        label={t.markAs(name)}
        labelHidden
        value={state}
        disabled={isLocked}
        options={states.map((each) => ({ value: each, label: people[each] }))}
        onChange={({ target }) => {
          const chosen = states.find((each) => each === target.value);
          if (chosen !== undefined) onMark(chosen);
        }}
      />
    </li>
  );
}
