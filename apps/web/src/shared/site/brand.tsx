import { useLanguage, useSite } from "../../lib/language/index.ts";
import { Knot } from "../../ui/page/knot.tsx";

/** What the reader knows the site by: its own name, or the product's. */
export function useBrand(product: string): string {
  const language = useLanguage();
  return useSite()?.name?.[language] ?? product;
}

/** The site's logo, or the product's knot. It stands beside the name, so it says nothing to screen readers. */
export function BrandMark({ className }: { className: string }) {
  const logo = useSite()?.logo ?? null;
  if (logo === null) return <Knot className={`${className} text-brand`} />;
  return <img src={`${logo}?size=small`} alt="" className={`${className} object-contain`} />;
}
