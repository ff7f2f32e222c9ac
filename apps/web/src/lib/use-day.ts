import { formatDate, organisersZone } from "@khamt/language/format";
import { useLanguage } from "./language/index.ts";

/** Names the day of a moment by the organisers' clocks. */
export function useDay(): (moment: string | number) => string {
  const language = useLanguage();
  return (moment) => formatDate(new Date(moment), language, organisersZone);
}
