import type { ServiceId } from "@khamt/contract/service";
import { formatMoney } from "@khamt/language/format";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";

/** What the price is for; "least" is the smallest job. */
export type Unit = "hour" | "project" | "document" | "month" | "course" | "least";

type Price = {
  usd: number;
  /** Rounded, and its own price: it does not move with the rate. */
  mnt: number;
  unit: Unit;
};

const prices: Readonly<Record<ServiceId, Price>> = {
  "startup-consulting": { usd: 25, mnt: 90_000, unit: "hour" },
  "investment-advisory": { usd: 50, mnt: 180_000, unit: "project" },
  "legal-support": { usd: 40, mnt: 140_000, unit: "document" },
  "web-development": { usd: 250, mnt: 900_000, unit: "least" },
  design: { usd: 100, mnt: 350_000, unit: "least" },
  "digital-marketing": { usd: 150, mnt: 530_000, unit: "month" },
  "business-training": { usd: 75, mnt: 270_000, unit: "course" },
  "tech-training": { usd: 60, mnt: 210_000, unit: "course" },
  mentorship: { usd: 100, mnt: 350_000, unit: "month" },
};

/** In tugrik for who reads Mongolian, in dollars for who reads English. */
export function usePrice(id: ServiceId): string {
  const language = useLanguage();
  const { units } = useT(catalogue("services"));
  const { usd, mnt, unit } = prices[id];
  const money = language === "mn" ? formatMoney(mnt, "MNT", "mn") : formatMoney(usd, "USD", "en");
  return units[unit](money);
}
