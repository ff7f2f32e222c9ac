// What a wish says of the terms of the work, which names nothing that is looked for.
import type { Span } from "./wish-span.ts";

/** «Цалингүй», «цалин өгөхгүй» say on what terms, and nothing of pay; «сонсголгүй» says who. */
export function isWithout({ surface, concepts, end }: Span, text: string): boolean {
  const isUnpaid = concepts.includes("payroll-topic") && notGiven.test(text.slice(end));
  return isUnpaid || concepts.includes("unpaid-start") || noAgency.test(surface);
}

const notGiven =
  /^\s*(?:\p{L}+\s+)?(?:өгөх|өгч чадах|байх|бх|авах|нэхэх|шаардах|ugu?h|ogoh|ugch chadah|baih|bh|avah|nehe?h|shaardah)(?:гүй|гуй|g[uv]i?)/iu;
const noAgency = /(?:агентлаг|agentlag)(?:гүй|гуй|g[uv]i)$/iu;

/** «Цалин нэхэхгүй»: pay is not demanded, and nothing is woven. */
export function isOfPay({ surface, start }: Span, text: string): boolean {
  return demands.test(surface) && pay.test(text.slice(0, start));
}

const demands = /^(?:нэх|neh)/iu;
const pay = /(?:цалин|хөлс|мөнгө|tsalin|huls|mungu|mongo)\p{L}*\s+$/iu;
