import type { SiteSettings } from "@khamt/contract";
import { updateSite } from "@khamt/contract/calls";
import { siteLengths } from "@khamt/contract/site-lengths";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useAction } from "../../../ui/buttons/use-action.ts";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { catalogue, useLanguage, useSwitchLanguage, useT } from "../../../lib/language/index.ts";
import { Loaded } from "../frame/loaded.tsx";
import { applySite } from "../site/apply-site.ts";
import { siteSettingsQuery } from "../site/queries.ts";
import type { StepProps } from "./first-run-page.tsx";

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
  const { context } = useRouter().options;
  const language = useLanguage();
  const switchTo = useSwitchLanguage();
  const saving = useAction({
    call: (api, name: { en: string; mn: string }) => api.call(updateSite, { body: { ...settings, name } }),
    onDone: async ({ terms: _terms, servicesEmail: _services, version: _version, ...site }) => {
      await applySite(context, site);
      onDone();
    },
  });
  const { form, field } = useForm({
    begin: () => ({ en: settings.name?.en ?? "", mn: settings.name?.mn ?? "" }),
    onSubmit: saving.run,
  });
  return (
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
      <TextField label={t.name.en} lang="en" required maxLength={siteLengths.name} {...field("en")} />
      <TextField label={t.name.mn} lang="mn" required maxLength={siteLengths.name} {...field("mn")} />
    </Form>
  );
}
