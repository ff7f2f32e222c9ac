import type { SiteInput, SiteSettings } from "@khamt/contract";
import { isEmail } from "@khamt/contract/email";
import { isReadable, type ColourMode } from "@khamt/contract/site-colours";
import type { Words } from "../../../lib/language/index.ts";

const saidFields = ["name", "heroTitle", "heroIntro", "footer", "postal", "terms"] as const;
export type SaidField = (typeof saidFields)[number];
const siteLanguages = ["en", "mn"] as const;
type SaidName = `${SaidField}.${(typeof siteLanguages)[number]}`;

/** What stands in the form: an empty text is nothing said, or no logo. */
export type SiteValues = Record<SaidName, string> & {
  logo: string;
  hasColours: boolean;
  light: string;
  dark: string;
  contactEmail: string;
  servicesEmail: string;
  version: number;
};

/** Where choosing begins: the product's. */
const usualColours = { light: "#0a5cab", dark: "#74b6f5" } as const;

export function valuesOf(settings: SiteSettings): SiteValues {
  const { name, hero, footer, postal, terms, colours } = settings;
  const said: Record<SaidField, { en: string; mn: string } | null> = {
    name,
    heroTitle: hero && hero.title,
    heroIntro: hero && hero.intro,
    footer,
    postal,
    terms,
  };
  const texts = saidFields.flatMap((field) =>
    siteLanguages.map((language) => [`${field}.${language}`, said[field]?.[language] ?? ""] as const),
  );
  return {
    ...(Object.fromEntries(texts) as Record<SaidName, string>),
    ...(colours ?? usualColours),
    logo: settings.logo ?? "",
    hasColours: colours !== null,
    contactEmail: settings.contactEmail ?? "",
    servicesEmail: settings.servicesEmail ?? "",
    version: settings.version,
  };
}

export function inputOf(values: SiteValues): SiteInput {
  const said = (field: SaidField) => {
    const both = { en: values[`${field}.en`].trim(), mn: values[`${field}.mn`].trim() };
    return both.en === "" ? null : both;
  };
  const [title, intro] = [said("heroTitle"), said("heroIntro")];
  return {
    name: said("name"),
    logo: values.logo || null,
    colours: values.hasColours ? { light: values.light, dark: values.dark } : null,
    hero: title && intro && { title, intro },
    footer: said("footer"),
    postal: said("postal"),
    terms: said("terms"),
    contactEmail: values.contactEmail.trim() || null,
    servicesEmail: values.servicesEmail.trim() || null,
    version: values.version,
  };
}

/** What the server would refuse, by the name of the field. */
export function faultsOf(
  values: SiteValues,
  t: Words["site-settings"]["faults"],
): Record<string, string | undefined> {
  const isSaid = (name: SaidName) => values[name].trim() !== "";
  const isHeroSaid = (["heroTitle.en", "heroTitle.mn", "heroIntro.en", "heroIntro.mn"] as const).some(isSaid);
  const texts = saidFields.flatMap((field) =>
    siteLanguages.map((language) => {
      const name = `${field}.${language}` as const;
      const isWanted = field.startsWith("hero")
        ? isHeroSaid
        : siteLanguages.some((each) => isSaid(`${field}.${each}`));
      return [name, isWanted && !isSaid(name) ? t.bothLanguages : undefined] as const;
    }),
  );
  const colour = (mode: ColourMode) =>
    values.hasColours && !isReadable(mode, values[mode]) ? t.contrast : undefined;
  const address = (text: string) => (text.trim() === "" || isEmail(text) ? undefined : t.address);
  return {
    ...Object.fromEntries(texts.slice(0, 2)),
    light: colour("light"),
    dark: colour("dark"),
    ...Object.fromEntries(texts.slice(2)),
    contactEmail: address(values.contactEmail),
    servicesEmail: address(values.servicesEmail),
  };
}
