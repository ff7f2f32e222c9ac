import type { QuietHours as Hours } from "@khamt/contract";
import { useId } from "react";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { Switch } from "../../../ui/forms/switch.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { SaveStatus } from "../settings/panel.tsx";
import { useSaveAccount } from "../use-save-account.ts";

const suggested: Hours = { from: "22:00", until: "08:00", timeZone: "Asia/Ulaanbaatar" };
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);

/** When the member wants to hear nothing. */
export function QuietHours({ saved }: { saved: Hours | null }) {
  const t = useT(catalogue("settings")).notifications.quiet;
  const id = useId();
  const saving = useSaveAccount();
  const waiting = saving.isPending ? saving.variables?.quietHours : undefined;
  const shown = waiting === undefined ? saved : waiting;
  const save = (quietHours: Hours | null) => saving.mutate({ quietHours });
  return (
    <div className="mt-5 border-t border-line pt-5">
      <div className="flex items-start justify-between gap-4">
        <div>
          <label htmlFor={id} className="font-semibold">
            {t.label}
          </label>{" "}
          <SaveStatus {...saving} />
          <p id={`${id}-hint`} className="max-w-[60ch] text-sm text-muted">
            {t.hint}
          </p>
        </div>
        <Switch
          id={id}
          aria-describedby={`${id}-hint`}
          checked={shown !== null}
          onChange={(event) => save(event.target.checked ? suggested : null)}
        />
      </div>
      {shown !== null && <Times hours={shown} onChange={save} />}
    </div>
  );
}

function Times({ hours: shown, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const t = useT(catalogue("settings")).notifications.quiet;
  const optionsBut = (other: string, own: string) =>
    [...new Set([...hours, own])]
      .filter((hour) => hour !== other)
      .toSorted()
      .map((hour) => ({ value: hour, label: hour }));
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-3">
      <SelectField
        label={t.from}
        value={shown.from}
        options={optionsBut(shown.until, shown.from)}
        onChange={(event) => onChange({ ...shown, from: event.target.value })}
      />
      <SelectField
        label={t.until}
        value={shown.until}
        options={optionsBut(shown.from, shown.until)}
        onChange={(event) => onChange({ ...shown, until: event.target.value })}
      />
      <SelectField
        label={t.zone}
        value={shown.timeZone}
        options={zonesWith(shown.timeZone).map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
        onChange={(event) => onChange({ ...shown, timeZone: event.target.value })}
      />
    </div>
  );
}

/** All that the browser knows, the member's own among them whatever its name. */
function zonesWith(own: string): string[] {
  return [...new Set([own, suggested.timeZone, ...Intl.supportedValuesOf("timeZone")])].toSorted();
}
