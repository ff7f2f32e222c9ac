import { type ColourMode, readableColour, themeVariables } from "@khamt/contract/site-colours";
import type { CSSProperties } from "react";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { Knot } from "../../../ui/page/knot.tsx";
import type { SiteValues } from "./site-values.ts";

/** The head of the first page as it will be, on light and on dark. Nothing in it can be pressed. */
export function SitePreview({ values }: { values: SiteValues }) {
  const t = useT(catalogue("site-settings"));
  return (
    <section aria-label={t.preview.label} className="grid gap-4">
      <h2 className="text-lg font-bold">{t.preview.label}</h2>
      {(["light", "dark"] as const).map((mode) => (
        <Pane key={mode} mode={mode} values={values} />
      ))}
    </section>
  );
}

function Pane({ mode, values }: { mode: ColourMode; values: SiteValues }) {
  const t = useT(catalogue("site-settings"));
  const language = useLanguage();
  const { hasColours, light, dark, logo } = values;
  const style: CSSProperties = {
    colorScheme: mode,
    // As it can be saved: in place of a colour that is hard to read, the one that is proposed.
    ...(hasColours &&
      themeVariables({ light: readableColour("light", light), dark: readableColour("dark", dark) })),
  };
  const said = (field: "name" | "heroTitle" | "heroIntro" | "footer", usual: string) =>
    values[`${field}.${language}`].trim() || usual;
  return (
    <div
      style={style}
      data-preview={mode}
      className="overflow-hidden rounded-card border border-line bg-page text-ink wrap-anywhere"
    >
      <p className="flex items-center gap-2 border-b border-line bg-surface px-4 py-3 font-extrabold">
        {logo === "" ? (
          <Knot className="size-7 shrink-0 text-brand" />
        ) : (
          <img src={`${logo}?size=small`} alt="" className="size-7 shrink-0 object-contain" />
        )}
        {said("name", t.preview.name)}
      </p>
      <div className="grid gap-3 px-4 py-5">
        <p className="text-xl leading-tight font-extrabold">{said("heroTitle", t.preview.title)}</p>
        <p className="text-sm text-muted">{said("heroIntro", t.preview.intro)}</p>
        <p className="flex flex-wrap items-center gap-3 text-sm font-semibold">
          <span className="rounded-control bg-brand-fill px-4 py-2 text-brand-ink">{t.preview.button}</span>
          <span className="rounded-control bg-brand-soft px-3 py-2 text-brand">{t.preview.chosen}</span>
          <span className="text-brand underline">{t.preview.link}</span>
        </p>
      </div>
      <p className="border-t border-line bg-sunken px-4 py-3 text-sm text-muted">
        {said("footer", t.preview.footer)}
      </p>
    </div>
  );
}
