import { oneOf } from "../../lib/search-params.ts";
import type { MatchType } from "@khamt/contract/vocabulary";
import { type SubmitEvent, useId, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { focusFirst } from "../../ui/forms/form.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { canEncrypt, type Settings, type Privacy, privacySwitches } from "./settings.ts";
import type { OwnProfiles } from "./use-own.ts";

type PrivateSettingsProps = {
  settings: Settings;
  own: OwnProfiles;
  onChange: (settings: Settings) => void;
  onStart: () => void;
};

const mostLetters = 4000;
/** In the order in which they are offered. */
const soughtTypes: readonly MatchType[] = ["cofounder", "startup-idea", "company", "project"];

export function PrivateSettings({ settings, own, onChange, onStart }: PrivateSettingsProps) {
  const t = useT(catalogue("private-matching"));
  const [isChecked, setChecked] = useState(false);
  const { type, text, profileId, privacy } = settings;
  const profiles = own.lookingFor(type);
  const isText = !profiles.some(({ id }) => id === profileId);
  const isMissing = isText && text.trim() === "";
  const faults = { text: isMissing ? t.textMissing : undefined };
  const start = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!focusFirst(event.currentTarget, faults) && !isMissing) onStart();
  };
  return (
    <form onSubmit={start} noValidate className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t.looksFor}
          value={type}
          options={soughtTypes.map((value) => ({ value, label: t.types[value] }))}
          onChange={({ target }) =>
            onChange({ ...settings, type: oneOf(soughtTypes, target.value) ?? type, profileId: "" })
          }
        />
        {profiles.length > 0 && (
          <SelectField
            label={t.source}
            value={profileId}
            emptyLabel={t.freeText}
            options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => onChange({ ...settings, profileId: target.value })}
          />
        )}
      </div>
      {isText && (
        <TextArea
          label={t.text}
          hint={t.textHint}
          name="text"
          error={isChecked ? faults.text : undefined}
          rows={4}
          maxLength={mostLetters}
          value={text}
          placeholder={t.placeholder}
          onChange={({ target }) => onChange({ ...settings, text: target.value })}
        />
      )}
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-semibold">{t.privacy}</legend>
        {privacySwitches.map((name) => (
          <PrivacySwitch
            key={name}
            name={name}
            checked={privacy[name]}
            onChange={(checked) => onChange({ ...settings, privacy: { ...privacy, [name]: checked } })}
          />
        ))}
      </fieldset>
      <div>
        <Button type="submit" variant="next">
          {t.start}
        </Button>
      </div>
    </form>
  );
}

type PrivacySwitchProps = {
  name: keyof Privacy;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

function PrivacySwitch({ name, checked, onChange }: PrivacySwitchProps) {
  const t = useT(catalogue("private-matching"));
  const id = useId();
  const isImpossible = name === "encryptData" && !canEncrypt();
  return (
    <div className="flex items-start gap-3">
      <Switch
        id={id}
        checked={checked}
        disabled={isImpossible}
        aria-describedby={`${id}-does`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div className="min-w-0 pt-2.5">
        <label htmlFor={id} className="font-semibold">
          {t.switches[name].name}
        </label>
        <p id={`${id}-does`} className="text-sm text-muted">
          {isImpossible ? t.cannotEncrypt : t.switches[name].does}
        </p>
      </div>
    </div>
  );
}
