import type { ManagedRounds, RoundPairInput } from "@khamt/contract";
import { ruleRoundPair } from "@khamt/contract/calls";
import type { Api } from "../../../lib/api.ts";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useDeskAction, useDeskCall } from "./use-desk-action.ts";
import { useFormAction } from "../../../ui/buttons/use-action.ts";

/** Whom the manager brings together, or keeps apart, whatever their fit. */
export function PairRules({ rounds }: { rounds: ManagedRounds }) {
  const { desk } = useT(catalogue("rounds"));
  const t = desk.pairs;
  const kept = useKeptForm({ name: `pair-${rounds.id}`, fresh: () => ({ a: "", b: "", rule: "together" }) });
  const call = (api: Api, body: RoundPairInput) =>
    api.call(ruleRoundPair, { params: { id: rounds.id }, body });
  const tell = () => showToast({ title: desk.planned });
  const removing = useDeskAction(call, tell);
  const rule = useFormAction(
    useDeskCall(call, () => {
      kept.forget();
      tell();
    }),
  );
  const { form, field, fault } = useForm({
    ...kept,
    fault: rule.fault,
    check: ({ a, b }) => ({
      a: a === "" ? t.two : undefined,
      b: b === "" || b === a ? t.two : undefined,
    }),
    onSubmit: ({ a, b, rule: chosen }) => rule.run({ a, b, rule: chosen === "apart" ? "apart" : "together" }),
  });
  const people = rounds.members.map(({ userId, name }) => ({ value: userId, label: name }));
  if (rounds.current >= rounds.rounds) return undefined;
  return (
    <Card as="section">
      <h2 className="text-xl font-bold">{t.title}</h2>
      <p className="mt-1 mb-4 max-w-[62ch] text-muted">{t.hint}</p>
      <Rules rounds={rounds} rule={removing} />
      <Form {...form} action={{ ...rule, fault }} submit={t.submit} variant="secondary">
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField label={t.one} emptyLabel="—" options={people} {...field("a")} />
          <SelectField label={t.other} emptyLabel="—" options={people} {...field("b")} />
          <SelectField
            label={t.rule}
            options={[
              { value: "together", label: t.rules.together },
              { value: "apart", label: t.rules.apart },
            ]}
            {...field("rule")}
          />
        </div>
      </Form>
    </Card>
  );
}

type RulesProps = {
  rounds: ManagedRounds;
  rule: { run: (input: RoundPairInput) => void; isPending: boolean };
};

function Rules({ rounds: { pairs, members }, rule }: RulesProps) {
  const { desk } = useT(catalogue("rounds"));
  const t = desk.pairs;
  const nameOf = (id: string) => members.find(({ userId }) => userId === id)?.name ?? "";
  return (
    <ul className="mb-4 grid gap-2 empty:hidden">
      {pairs.map(({ a, b, rule: kind }) => (
        <li key={`${a} ${b}`} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="min-w-0 wrap-anywhere">
            {t.rules[kind]}: {nameOf(a)} + {nameOf(b)}
          </span>
          <ActionButton
            variant="quiet"
            size="small"
            aria-label={t.remove(nameOf(a), nameOf(b))}
            isPending={rule.isPending}
            onClick={() => rule.run({ a, b, rule: null })}
          >
            {t.removeShort}
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}
