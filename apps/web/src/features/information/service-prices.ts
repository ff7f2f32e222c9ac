/** Prices of the additional services, in US dollars for readers of English and in tugrik for those of Mongolian. */
export const servicePrices = {
  consulting: [
    { id: "startupConsulting", usd: 25, mnt: 90_000, unit: "hour" },
    { id: "investmentAdvisory", usd: 50, mnt: 180_000, unit: "project" },
    { id: "legalSupport", usd: 40, mnt: 140_000, unit: "document" },
  ],
  technical: [
    { id: "webDevelopment", usd: 250, mnt: 900_000, unit: "from" },
    { id: "design", usd: 100, mnt: 350_000, unit: "from" },
    { id: "digitalMarketing", usd: 150, mnt: 550_000, unit: "month" },
  ],
  training: [
    { id: "businessTraining", usd: 75, mnt: 270_000, unit: "course" },
    { id: "techTraining", usd: 60, mnt: 210_000, unit: "course" },
    { id: "mentorship", usd: 100, mnt: 350_000, unit: "month" },
  ],
} as const;

export type ServiceGroup = keyof typeof servicePrices;
type ServicePrice = (typeof servicePrices)[ServiceGroup][number];
export type ServiceId = ServicePrice["id"];
export type PriceUnit = ServicePrice["unit"];
