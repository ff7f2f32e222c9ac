import type { SiteInput, SiteSettings } from "@khamt/contract";
import { updateSite } from "@khamt/contract/calls";
import { siteLengths } from "@khamt/contract/site-lengths";
import { useQuery } from "@tanstack/react-query";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useLanguage, useSwitchLanguage, useT } from "../../../lib/language/index.ts";
import { Loaded } from "../frame/loaded.tsx";
import { useOwnFirst } from "../frame/own-first.ts";
import { useApplySite } from "../site/apply-site.ts";
import { siteSettingsQuery } from "../site/queries.ts";
import type { StepProps } from "./step-props.ts";

/** How the site is called, and in which language its administrator works. */
export function NameStep({ onDone }: StepProps) {
  return (
    <Loaded {...useQuery(siteSettingsQuery)}>
      {(settings) => <NameForm settings={settings} onDone={onDone} />}
    </Loaded>
  );
}

function NameForm({ settings, onDone }: { settings: SiteSettings; onDone: () => void }) {
  const t = useT(catalogue("first-run"));
  const language = useLanguage();
  const languages = useOwnFirst();
  const switchTo = useSwitchLanguage();
  const applySite = useApplySite();
  const kept = useKeptForm({ name: "first-run-name", fresh: () => settings.name ?? { en: "", mn: "" } });
  const saving = useFormAction({
    call: (api, name: SiteInput["name"]) => api.call(updateSite, { body: { ...settings, name } }),
    onDone: async (saved) => {
      kept.forget();
      await applySite(saved);
      onDone();
    },
  });
  const missing = (text: string) => (text.trim() === "" ? t.name.missing : undefined);
  const { form, field } = useForm({
    ...kept,
    check: ({ en, mn }) => ({ en: missing(en), mn: missing(mn) }),
    onSubmit: saving.run,
  });
  return (
    <>
      <Form {...form} aria-label={t.steps.site.title} action={saving} submit={t.save}>
        <SelectField
          label={t.language}
          options={[
            { value: "en", label: "English" },
            { value: "mn", label: "Монгол" },
          ]}
          value={language}
          onChange={({ target }) => void switchTo(target.value === "mn" ? "mn" : "en")}
        />
        {languages.map((each) => (
          <TextField
            key={each}
            label={t.name[each]}
            lang={each}
            aria-required
            maxLength={siteLengths.name}
            autoComplete="off"
            {...field(each)}
          />
        ))}
      </Form>
      {settings.name === null && (
        <div>
          <Button variant="quiet" onClick={() => saving.run(null)}>
            {t.name.keep}
          </Button>
        </div>
      )}
    </>
  );
}
