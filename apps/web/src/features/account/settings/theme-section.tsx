import { catalogue, useT } from "../../../lib/language/index.ts";
import { setTheme, themes, useTheme, type Theme } from "../../../lib/theme.ts";
import { Panel, SaveStatus } from "./panel.tsx";
import { RadioChoice } from "../../../ui/forms/radio-choice.tsx";
import { useSaveAccount } from "../use-save-account.ts";

/** Seen at once on this device, and kept in the account for the others. */
export default function ThemeSection() {
  const t = useT(catalogue("settings"));
  const shown = useTheme();
  const saving = useSaveAccount();
  const choose = (theme: Theme) => {
    setTheme(theme);
    saving.mutate({ theme });
  };
  return (
    <Panel title={t.sections.theme} hint={t.theme.hint} mark={<SaveStatus {...saving} />}>
      <fieldset className="grid max-w-[26rem] gap-2">
        <legend className="sr-only">{t.sections.theme}</legend>
        {themes.map((theme) => (
          <RadioChoice
            key={theme}
            name="theme"
            {...t.theme.options[theme]}
            checked={shown === theme}
            onChange={() => choose(theme)}
          />
        ))}
      </fieldset>
    </Panel>
  );
}
