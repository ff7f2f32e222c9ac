import type { EmailOf } from "../email.ts";
import { short } from "./notifications.ts";
import type { Words } from "./types.ts";

type About = { who: string; domain: string; day: string };

export type VerificationCatalogue = {
  outcomes: Record<string, (about: About) => { subject: string; what: string }>;
  /** Where no name is known. */
  someone: string;
  why: (note: string) => string;
  button: string;
  note: string;
};

export function verificationEmail(
  t: VerificationCatalogue,
  { outcome, who, domain, note }: EmailOf<"verification">,
  day: string,
): Words {
  const said = t.outcomes[outcome]?.({ who: short(who ?? t.someone), domain: short(domain ?? ""), day });
  if (!said) throw new Error(`no letter tells of "${outcome}"`);
  return {
    subject: said.subject,
    preheader: said.what,
    heading: said.subject,
    paragraphs: [said.what, ...(note ? [t.why(note)] : [])],
    button: t.button,
    note: t.note,
  };
}
