import type { Mentorship } from "@khamt/contract";
import { addHours } from "@khamt/contract/calls";
import { hoursLimits } from "@khamt/contract/desk-vocabulary";
import { slotsOf } from "@khamt/contract/slots";
import { useQueryClient } from "@tanstack/react-query";
import { useKeptForm } from "../../lib/kept-form.ts";
import { catalogue, useT, type Words } from "../../lib/language/index.ts";
import { invalidateCalls } from "../../lib/query/query.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { OwnTime } from "../events/own-time.tsx";
import { fromField, hoursText } from "../events/when.ts";
import { hoursCalls } from "./queries.ts";
import { faultsOfWhere, whereOf } from "./where.ts";
import { WhereFields } from "./where-fields.tsx";

type Typed = Record<
  "day" | "from" | "until" | "minutes" | "pause" | "weeks" | "place" | "link" | "words",
  string
>;
type HoursDialogProps = { mentor: Pick<Mentorship, "id" | "name">; onClose: () => void };

const lengths = [10, 15, 20, 30, 45, 60, 90];
const pauses = [0, 5, 10, 15, 20, 30];
const everyWeek = Array.from({ length: hoursLimits.weeks }, (_, index) => index + 1);

/** Times that members can book with a mentor: one day, or each week. */
export default function HoursDialog({ mentor, onClose }: HoursDialogProps) {
  const { add: t } = useT(catalogue("hours"));
  const client = useQueryClient();
  const kept = useKeptForm<Typed>({
    name: `hours-${mentor.id}`,
    fresh: () => ({
      day: "",
      from: "",
      until: "",
      minutes: "30",
      pause: "0",
      weeks: "1",
      place: "",
      link: "",
      words: "",
    }),
  });
  const adding = useFormAction({
    call: (api, typed: Typed) =>
      api.call(addHours, { params: { id: mentor.id }, body: { ...planOf(typed), ...whereOf(typed) } }),
    onDone: async ({ made, skipped }) => {
      kept.forget();
      await invalidateCalls(client, hoursCalls);
      showToast({ title: made === 0 ? t.there : t.done(made, skipped) });
      onClose();
    },
  });
  const { form, field, values, fault } = useForm<Typed>({
    ...kept,
    fault: adding.fault,
    places: { beginsAt: "from", endsAt: "until" },
    check: (typed) => faultsOf(typed, t),
    onSubmit: (typed) => adding.run(typed),
  });
  const options = (numbers: readonly number[], label: (count: number) => string) =>
    numbers.map((each) => ({ value: String(each), label: label(each) }));
  const time = { type: "time", "aria-required": true } as const;
  return (
    <Dialog open onOpenChange={onClose} keepsOpen title={t.title(mentor.name)} description={t.intro}>
      <Form {...form} action={{ ...adding, fault }} submit={t.save} onCancel={onClose}>
        <TextField label={t.day} type="date" aria-required {...field("day")} />
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField label={t.from} hint={t.zone} {...time} {...field("from")} />
          <TextField label={t.until} {...time} {...field("until")} />
        </div>
        <div className="grid grid-cols-2 items-start gap-4">
          <SelectField label={t.minutes} options={options(lengths, t.minutesOf)} {...field("minutes")} />
          <SelectField label={t.pause} options={options(pauses, t.pauseOf)} {...field("pause")} />
        </div>
        <SelectField label={t.weeks} options={options(everyWeek, t.weeksOf)} {...field("weeks")} />
        <Preview typed={values} />
        <WhereFields field={field} />
      </Form>
    </Dialog>
  );
}

/** What will come of it, before it is made. */
function Preview({ typed }: { typed: Typed }) {
  const { add: t } = useT(catalogue("hours"));
  const slots = slotsOf(planOf(typed));
  const ofOneDay = slots.slice(0, slots.length / Number(typed.weeks));
  const [first, last] = [ofOneDay[0], ofOneDay.at(-1)];
  const clocks = ofOneDay.map(({ beginsAt, endsAt }) => hoursText(beginsAt, endsAt)).join(", ");
  const say = typed.weeks === "1" ? t.preview : t.previewWeekly;
  return (
    <p role="status" className="rounded-control bg-sunken px-3.5 py-2.5 text-sm empty:hidden">
      {slots.length > 0 && say(slots.length, clocks)}
      {first !== undefined && last !== undefined && (
        <OwnTime beginsAt={first.beginsAt.toISOString()} endsAt={last.endsAt.toISOString()} />
      )}
    </p>
  );
}

function planOf({ day, from, until, minutes, pause, weeks }: Typed) {
  return {
    beginsAt: fromField(`${day}T${from}`) ?? "",
    endsAt: fromField(`${day}T${until}`) ?? "",
    minutes: Number(minutes),
    pause: Number(pause),
    weeks: Number(weeks),
  };
}

function faultsOf(typed: Typed, t: Words["hours"]["add"]) {
  const plan = planOf(typed);
  const isPast = plan.beginsAt !== "" && Date.parse(plan.beginsAt) <= Date.now();
  const isOrdered = typed.until > typed.from;
  const tooMany = isOrdered ? t.noTalk : t.noEnd;
  return {
    day: typed.day === "" ? t.noDay : isPast ? t.past : undefined,
    from: typed.from === "" ? t.noTime : undefined,
    until:
      typed.until === "" ? t.noTime : typed.day !== "" && slotsOf(plan).length === 0 ? tooMany : undefined,
    ...faultsOfWhere(typed, t),
  };
}
