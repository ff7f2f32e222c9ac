import type { Account, PrivacySettings } from "@khamt/contract";
import { namesOf } from "@khamt/contract/records";
import { useId } from "react";
import { Switch } from "../../../ui/forms/switch.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Panel, SaveStatus } from "../settings/panel.tsx";
import { useSaveAccount } from "../use-save-account.ts";

/** What others get to see. */
export default function PrivacySection({ account }: { account: Account }) {
  const t = useT(catalogue("settings"));
  const names = namesOf(t.privacy.options);
  return (
    <Panel title={t.sections.privacy} hint={t.privacy.hint}>
      <ul className="divide-y divide-line border-t border-line">
        {names.map((name) => (
          <PrivacyRow key={name} name={name} saved={account.privacy[name]} />
        ))}
      </ul>
    </Panel>
  );
}

function PrivacyRow({ name, saved }: { name: keyof PrivacySettings; saved: boolean }) {
  const { label, hint } = useT(catalogue("settings")).privacy.options[name];
  const id = useId();
  const saving = useSaveAccount();
  const shown = (saving.isPending ? saving.variables?.privacy?.[name] : undefined) ?? saved;
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>{" "}
        <SaveStatus {...saving} />
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={shown}
        onChange={(event) => saving.mutate({ privacy: { [name]: event.target.checked } })}
      />
    </li>
  );
}
