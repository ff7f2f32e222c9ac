import { day } from "@khamt/contract/durations";

/** An expired one tells a stranger nothing, so it is made anew with each answer: good for half a year, to the day. */
const life = 182 * day;

type Options = { contact: string; publicUrl: string; now: Date };

/** RFC 9116: how somebody who found a hole tells the operator. */
export function securityTxt({ contact, publicUrl, now }: Options): string {
  const expires = `${new Date(now.getTime() + life).toISOString().slice(0, 10)}T00:00:00.000Z`;
  return `${[
    `Contact: ${contact.includes("://") ? contact : `mailto:${contact}`}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en, mn",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ].join("\n")}\n`;
}
