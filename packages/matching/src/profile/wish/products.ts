// Software that a wish names: whoever can make it is looked for, and what it is for says what it is about.
import type { LanguageResources } from "@khamt/language";
import { isAbility } from "../supply.ts";
import type { ProfileKind } from "../profile.ts";
import { ofKind, type Span } from "./wish-span.ts";

type Asked = { readonly target: ProfileKind; readonly language: LanguageResources };

/** A "food ordering app". */
export function isProduct({ concepts, surface }: Span, { target, language }: Asked): boolean {
  return (
    target === "cofounder" &&
    product.test(surface) &&
    concepts.some((id) => language.get(id)?.broader?.includes("software-development") === true)
  );
}

/** "School lunch ordering app". */
export function saysWhichProduct(
  span: Span,
  able: readonly Span[],
  asked: Asked & { text: string },
): boolean {
  return (
    span.matches.some(({ kind }) => !isAbility(kind)) &&
    able.some((other) => /^\s$/.test(asked.text.slice(span.end, other.start)) && isProduct(other, asked))
  );
}

/** Of «хүргэлтийн апп хийх» the «апп хийх». */
export const makes = (span: Span, product: Span): boolean =>
  product.start < span.start && span.start < product.end && product.end < span.end;

const product =
  /.\s(?:апп|аппликейшн|программ?|платформ|систем|сайт|вэб|app|application|software|platform|system|site|website)(?:ы[гн]|ийг|ийн|s)?$/iu;

/** Whoever makes apps makes a "food ordering app": somebody of the food trade does not. */
export function byItsMakers(span: Span): Span {
  return { ...ofKind(span, isAbility), trades: ["software-development"] };
}
