import addressparser from "nodemailer/lib/addressparser";

export type Mailbox = { name: string; address: string };

/** One mailbox, with or without a name; undefined for anything else. */
export function readMailbox(text: string): Mailbox | undefined {
  const [mailbox, ...others] = addressparser(text, { flatten: true });
  if (!mailbox || others.length > 0 || /\p{C}/u.test(text) || !isAddress(mailbox.address)) return undefined;
  return { name: mailbox.name, address: mailbox.address };
}

/** No blank, no second address, no line end: nothing that could begin another header or another recipient. */
const plainAddress = /^[^\s\p{C}<>(),;:\\"[\]@]+@[^\s\p{C}<>(),;:\\"[\]@]+$/u;

export function isAddress(text: string): boolean {
  return text.length <= 254 && plainAddress.test(text);
}
