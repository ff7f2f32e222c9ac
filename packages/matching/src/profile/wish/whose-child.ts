// «Малчны хүүхэд, программ бичдэг»: whoever offers himself says where he comes from, and knows of it what he grew up with.
import type { Span } from "./wish-span.ts";

export function isParent({ end }: Pick<Span, "end">, text: string): boolean {
  return childNext.test(text.slice(end));
}

export function isChildOf({ surface, start }: Pick<Span, "surface" | "start">, text: string): boolean {
  return child.test(surface) && ofParent.test(text.slice(0, start));
}

const children = "(?:хүүхэд|хүү|охин|huuhed|huu|ohin|child|kid|son|daughter)";
const childNext = new RegExp(`^(?:['’]s)?\\s+${children}(?!\\p{L})`, "iu");
const child = new RegExp(`^${children}$`, "iu");
const ofParent = /(?:['’]s|\p{L}(?:ны|ний|[ыи]йн|ын|nii|ny|iin|yn))\s+$/iu;
