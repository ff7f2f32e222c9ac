import type { Account, AlertThreshold, NotificationKind } from "@khamt/contract";
import { namesOf } from "@khamt/contract/records";
import { digestPaces } from "@khamt/contract/vocabulary";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { Switch } from "../../../ui/forms/switch.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { Panel, SaveStatus } from "../settings/panel.tsx";
import { QuietHours } from "./quiet-hours.tsx";
import { useSaveAccount } from "../use-save-account.ts";

/** Which news come, and how. */
export default function NotificationSection({ account }: { account: Account }) {
  const t = useT(catalogue("settings"));
  const kinds = namesOf(t.notifications.kinds);
  return (
    <div className="grid gap-6">
      <Panel title={t.sections.notifications} hint={t.notifications.hint}>
        <table className="w-full text-left">
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="pb-2 font-semibold">
                {t.notifications.kind}
              </th>
              <th scope="col" className="w-16 pb-2 text-center font-semibold">
                {t.notifications.app}
              </th>
              <th scope="col" className="w-16 pb-2 text-center font-semibold">
                {t.notifications.mail}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {kinds.map((kind) => (
              <KindRow key={kind} kind={kind} saved={account.notifications[kind]} />
            ))}
          </tbody>
        </table>
        <Threshold saved={account.alertThreshold} />
        <Pace saved={account.digestPace} />
        <QuietHours saved={account.quietHours} />
      </Panel>
      <DeliveryLog />
    </div>
  );
}

const thresholds: readonly AlertThreshold[] = [70, 80, 90];

/** How good a new match must be to be announced. */
function Threshold({ saved }: { saved: AlertThreshold }) {
  const t = useT(catalogue("settings")).notifications.threshold;
  const saving = useSaveAccount();
  const shown = (saving.isPending ? saving.variables?.alertThreshold : undefined) ?? saved;
  const save = (text: string) => {
    const alertThreshold = thresholds.find((each) => String(each) === text);
    if (alertThreshold !== undefined) saving.mutate({ alertThreshold });
  };
  return (
    <div className="mt-5 max-w-[26rem] border-t border-line pt-5">
      <SelectField
        label={t.label}
        hint={t.hint}
        value={String(shown)}
        options={thresholds.map((each) => ({ value: String(each), label: t.option(each) }))}
        onChange={(event) => save(event.target.value)}
      />
      <SaveStatus {...saving} />
    </div>
  );
}

/** How often the summary comes at most. */
function Pace({ saved }: { saved: Account["digestPace"] }) {
  const t = useT(catalogue("settings")).notifications.pace;
  const saving = useSaveAccount();
  const shown = (saving.isPending ? saving.variables?.digestPace : undefined) ?? saved;
  const save = (text: string) => {
    const digestPace = digestPaces.find((each) => each === text);
    if (digestPace !== undefined) saving.mutate({ digestPace });
  };
  return (
    <div className="mt-5 max-w-[26rem] border-t border-line pt-5">
      <SelectField
        label={t.label}
        hint={t.hint}
        value={shown}
        options={digestPaces.map((each) => ({ value: each, label: t.options[each] }))}
        onChange={(event) => save(event.target.value)}
      />
      <SaveStatus {...saving} />
    </div>
  );
}

/** The summary is a letter and nothing else. */
const onlyWay: Partial<Record<NotificationKind, keyof Ways>> = { digest: "mail" };

type Ways = Account["notifications"][NotificationKind];

function KindRow({ kind, saved }: { kind: NotificationKind; saved: Ways }) {
  const t = useT(catalogue("settings")).notifications;
  const saving = useSaveAccount();
  const { label, hint } = t.kinds[kind];
  const shown = (saving.isPending ? saving.variables?.notifications?.[kind] : undefined) ?? saved;
  const only = onlyWay[kind];
  const save = (change: Partial<Ways>) =>
    saving.mutate({ notifications: { [kind]: { ...shown, ...change } } });
  return (
    <tr>
      <th scope="row" className="py-3 font-normal sm:pr-3">
        <span className="flex flex-wrap items-center gap-x-2 max-sm:min-h-11 max-sm:pr-3">
          <span className="font-semibold">{label}</span> <SaveStatus {...saving} />
        </span>
        {/* On a phone it goes on under the two switches. */}
        <span className="block text-sm text-muted max-sm:-mr-32">{hint}</span>
      </th>
      <td className="max-sm:pt-3 max-sm:align-top">
        <div className="grid justify-items-center">
          {only !== "mail" && (
            <Switch
              aria-label={t.appOf(label)}
              checked={shown.app}
              onChange={(event) => save({ app: event.target.checked })}
            />
          )}
        </div>
      </td>
      <td className="max-sm:pt-3 max-sm:align-top">
        <div className="grid justify-items-center">
          {only !== "app" && (
            <Switch
              aria-label={t.mailOf(label)}
              checked={shown.mail}
              onChange={(event) => save({ mail: event.target.checked })}
            />
          )}
        </div>
      </td>
    </tr>
  );
}
