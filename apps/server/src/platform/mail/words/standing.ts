import { type AccountStanding, conductRuleNames } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { formatDay } from "../../text/day.ts";
import type { EmailOf } from "../email.ts";
import type { Words } from "./types.ts";

export type StandingCatalogue = Record<AccountStanding, { subject: string; what: string }> & {
  rule: (name: string) => string;
  why: (note: string) => string;
  until: (day: string) => string;
  noEnd: string;
  /** How to have it looked at again; by letter where there is an address. */
  appeal: (address: string | null) => string;
  button: { appeal: string; open: string };
};

export function standingEmail(
  t: StandingCatalogue,
  {
    language,
    standing,
    rule,
    note,
    until,
    token,
    appealTo,
  }: EmailOf<"account-standing"> & { language: Language },
): Words {
  const { subject, what } = t[standing];
  const isOver = token === null;
  return {
    subject,
    preheader: what,
    heading: subject,
    paragraphs: [
      what,
      ...(rule ? [t.rule(conductRuleNames[language][rule])] : []),
      ...(note ? [t.why(note)] : []),
      ...(isOver
        ? []
        : [until ? t.until(formatDay(new Date(until), language)) : t.noEnd, t.appeal(appealTo)]),
    ],
    button: isOver ? t.button.open : t.button.appeal,
  };
}
