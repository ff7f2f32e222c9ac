import type { Account } from "@khamt/contract";
import { namesOf } from "@khamt/contract/records";
import { catalogue, useSwitchLanguage, useT, type Language } from "../../../lib/language/index.ts";
import { Panel, SaveStatus } from "./panel.tsx";
import { RadioChoice } from "../../../ui/forms/radio-choice.tsx";
import { useFailureToast } from "../../../ui/buttons/use-action.ts";
import { useSaveAccount } from "../use-save-account.ts";

/** Each in its own words, so that it is found by who reads no other. */
const names: Record<Language, string> = { en: "English", mn: "Монгол" };
const languages = namesOf(names);

/** Saved in the account first: only then does the page change. */
export default function LanguageSection({ account }: { account: Account }) {
  const t = useT(catalogue("settings"));
  const switchTo = useSwitchLanguage();
  const showFailure = useFailureToast();
  const saving = useSaveAccount(({ user }) => {
    switchTo(user.language).catch(showFailure);
  });
  const chosen = saving.isPending ? saving.variables?.language : account.user.language;
  return (
    <Panel title={t.sections.language} hint={t.language.hint} mark={<SaveStatus {...saving} />}>
      <fieldset className="grid max-w-[26rem] gap-2">
        <legend className="sr-only">{t.sections.language}</legend>
        {languages.map((language) => (
          <RadioChoice
            key={language}
            name="language"
            label={names[language]}
            labelLanguage={language}
            checked={chosen === language}
            onChange={() => saving.mutate({ language })}
          />
        ))}
      </fieldset>
    </Panel>
  );
}
