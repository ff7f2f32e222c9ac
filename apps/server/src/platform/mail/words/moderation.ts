import { conductRuleNames } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { EmailOf } from "../email.ts";
import { short } from "./notifications.ts";
import type { Words } from "./types.ts";

type Said = { subject: string; what: string };

export type ModerationCatalogue = {
  outcomes: Record<string, (title: string | null) => Said>;
  rule: (name: string) => string;
  why: (note: string) => string;
  /** How to have it looked at again; by letter where there is an address. */
  appeal: (address: string | null) => string;
  /** After an appeal. */
  once: string;
  button: { profiles: string; decision: string };
  contact: string;
  note: string;
};

/** What was decided in the owner's favour is nothing to appeal against. */
function isAgainst(outcome: string): boolean {
  return outcome === "upheld" || outcome === "held";
}

function isKept(outcome: string): boolean {
  return outcome === "kept" || outcome === "account-kept";
}

export function moderationEmail(
  t: ModerationCatalogue,
  { language, outcome, title, rule, note, appealTo, token }: EmailOf<"moderation"> & { language: Language },
): Words {
  const said = t.outcomes[outcome]?.(title && short(title));
  if (!said) throw new Error(`no letter tells of "${outcome}"`);
  return {
    subject: said.subject,
    preheader: said.what,
    heading: said.subject,
    paragraphs: [
      said.what,
      ...(rule ? [t.rule(conductRuleNames[language][rule])] : []),
      ...(note ? [t.why(note)] : []),
      ...(isAgainst(outcome) ? [t.appeal(appealTo)] : []),
      ...(isKept(outcome) ? [t.once] : []),
    ],
    button: token === null ? t.button.profiles : t.button.decision,
    links: [{ label: t.contact, path: "/contact" }],
    note: t.note,
  };
}
