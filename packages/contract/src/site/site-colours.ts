/** The operator's colour as links and buttons have it, on light and on dark pages: #rrggbb. */
type SiteColours = { light: string; dark: string };
export type ColourMode = keyof SiteColours;

/** WCAG 2.2, 1.4.3: of text that is not large. */
export const leastContrast = 4.5;

/** What the colour meets on every page: the same values stand in the web app's theme. */
const grounds = {
  light: { page: "#f7f9fc", surface: "#ffffff", sunken: "#eef2f8", text: "#0f1b2d", muted: "#4d5d74" },
  dark: { page: "#0b121d", surface: "#121c2a", sunken: "#0f1824", text: "#e9eff8", muted: "#a3b3c8" },
} as const;
const inks = ["#ffffff", "#061423"] as const;

type Tones = { brand: string; hover: string; ink: string; soft: string; line: string };

/** Everything that is made of one colour. */
function tonesOf(mode: ColourMode, brand: string): Tones {
  const { surface } = grounds[mode];
  const hover = mix(brand, mode === "light" ? "#000000" : "#ffffff", 0.18);
  const [first, second] = inks;
  return {
    brand,
    hover,
    ink: contrastOf(first, brand) >= contrastOf(second, brand) ? first : second,
    soft: mix(brand, surface, mode === "light" ? 0.9 : 0.84),
    line: mix(brand, surface, mode === "light" ? 0.68 : 0.62),
  };
}

/** The lowest contrast of all texts that stand on the colour, or are written in it. */
export function contrastOfBrand(mode: ColourMode, colour: string): number {
  const { page, surface, sunken, text, muted } = grounds[mode];
  const { brand, hover, ink, soft } = tonesOf(mode, colour);
  const pairs = [
    ...[page, surface, sunken, soft].map((ground) => [brand, ground] as const),
    ...[brand, hover].map((ground) => [ink, ground] as const),
    ...[text, muted].map((letters) => [letters, soft] as const),
  ];
  return Math.min(...pairs.map(([letters, ground]) => contrastOf(letters, ground)));
}

export function isReadable(mode: ColourMode, colour: string): boolean {
  return contrastOfBrand(mode, colour) >= leastContrast;
}

/** The nearest one that can be read: darker for light pages, lighter for dark ones. */
export function readableColour(mode: ColourMode, colour: string): string {
  const end = mode === "light" ? "#000000" : "#ffffff";
  const steps = 100;
  for (let step = 0; step < steps; step += 1) {
    const nearer = mix(colour, end, step / steps);
    if (isReadable(mode, nearer)) return nearer;
  }
  return end;
}

/** Of the theme, in the notation of style sheets. */
export function themeVariables({ light, dark }: SiteColours): Record<string, string> {
  const [day, night] = [tonesOf("light", light), tonesOf("dark", dark)];
  const both = (tone: keyof Tones) => `light-dark(${day[tone]}, ${night[tone]})`;
  return {
    "--color-brand": both("brand"),
    "--color-brand-fill": both("brand"),
    "--color-brand-fill-hover": both("hover"),
    "--color-brand-ink": both("ink"),
    "--color-brand-soft": both("soft"),
    "--color-brand-line": both("line"),
  };
}

/** WCAG 2.2: between 1 and 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((each) => {
    const part = each / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The first colour with so much of the second in it, from 0 to 1. */
function mix(first: string, second: string, share: number): string {
  const other = channelsOf(second);
  const mixed = channelsOf(first).map((each, at) => Math.round(each + ((other[at] ?? 0) - each) * share));
  return `#${mixed.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
