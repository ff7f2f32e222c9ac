import type { SiteSettings } from "@khamt/contract";
import { updateSite } from "@khamt/contract/calls";
import { siteLengths } from "@khamt/contract/site-lengths";
import type { ReactNode } from "react";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { Card } from "../../../ui/cards/card.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { Switch } from "../../../ui/forms/switch.tsx";
import { TextArea, TextField } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { ImageField } from "../../../shared/files/image-field.tsx";
import { useMerged, useOthersFirst } from "../../../ui/forms/others-first.ts";
import { useOwnFirst } from "../frame/own-first.ts";
import { useApplySite } from "./apply-site.ts";
import { ColourField } from "./colour-field.tsx";
import { SitePreview } from "./site-preview.tsx";
import { faultsOf, inputOf, type SaidField, type SiteValues, valuesOf } from "./site-values.ts";

/** All of the site's own, beside how it will look. What is typed stays whatever the server says. */
export function SiteForm({ settings }: { settings: SiteSettings }) {
  const t = useT(catalogue("site-settings"));
  const { merged, nowSays } = useT(catalogue("manage"));
  const applySite = useApplySite();
  const kept = useKeptForm({
    // Once another has changed it, what was typed before is about a site that is no more.
    name: `site-${settings.version}`,
    fresh: () => valuesOf(settings),
  });
  const saving = useFormAction(
    useOthersFirst(merged, {
      call: (api, values: SiteValues) => api.call(updateSite, { body: inputOf(values) }),
      onDone: async (saved) => {
        kept.forget();
        await applySite(saved);
        showToast({ title: t.saved });
      },
    }),
  );
  const { values, change, tell, field, form, fault } = useForm({
    ...kept,
    fault: saving.fault,
    check: (typed) => faultsOf(typed, t.faults),
    onSubmit: saving.run,
  });
  useMerged({ read: settings, valuesOf, values, change, tell, nowSays });
  const languages = useOwnFirst();
  const inLanguages = (name: SaidField, rows?: number) =>
    languages.map((language) => {
      const { [name]: label } = t.fields;
      const shared = {
        ...field(`${name}.${language}`),
        label: t.inLanguage[language](label),
        maxLength: siteLengths[name],
        lang: language,
      };
      return rows === undefined ? (
        <TextField key={language} {...shared} />
      ) : (
        <TextArea key={language} rows={rows} {...shared} />
      );
    });
  const said = (name: SaidField, rows?: number) => (
    <div className="grid gap-5 sm:grid-cols-2">{inLanguages(name, rows)}</div>
  );
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Form {...form} aria-label={t.head.title} action={{ ...saving, fault }} submit={t.save}>
        <Part title={t.parts.name} hint={t.hints.name}>
          {said("name")}
          <ImageField
            label={t.fields.logo}
            value={values.logo || null}
            onChange={(logo) => change({ logo: logo ?? "" })}
            shape="company"
            name={values["name.en"]}
          />
        </Part>
        <Part title={t.parts.colours} hint={t.hints.colours}>
          <label className="flex items-center gap-3 font-medium">
            <Switch
              checked={values.hasColours}
              onChange={({ target }) => change({ hasColours: target.checked })}
            />
            {t.colours.own}
          </label>
          {values.hasColours && (
            <div className="grid gap-5 sm:grid-cols-2">
              <ColourField mode="light" {...field("light")} />
              <ColourField mode="dark" {...field("dark")} />
            </div>
          )}
        </Part>
        <Part title={t.parts.hero} hint={t.hints.hero}>
          {said("heroTitle")}
          {said("heroIntro", 3)}
        </Part>
        <Part title={t.parts.contact} hint={t.hints.contact}>
          <TextField
            type="email"
            label={t.fields.contactEmail}
            hint={t.hints.contactEmail}
            {...field("contactEmail")}
          />
          <TextField
            type="email"
            label={t.fields.servicesEmail}
            hint={t.hints.servicesEmail}
            {...field("servicesEmail")}
          />
          {said("postal", 3)}
          {said("footer")}
        </Part>
        <Part title={t.parts.terms} hint={t.hints.terms}>
          {said("terms", 8)}
        </Part>
      </Form>
      <div className="xl:sticky xl:top-24">
        <SitePreview values={values} />
      </div>
    </div>
  );
}

function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-lg font-bold">{title}</h2>
      <p className="mt-1 max-w-[62ch] text-muted">{hint}</p>
      <div className="mt-5 grid gap-5">{children}</div>
    </Card>
  );
}
