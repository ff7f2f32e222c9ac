import { isLoopback } from "../loopback.ts";
import { randomUUID } from "node:crypto";
import { valueAt } from "@khamt/contract/records";
import type { Transporter } from "nodemailer";
import type { Db } from "../db/handle.ts";
import type { Email, QueuedEmail } from "./email.ts";
import { isAddress, type Mailbox } from "./mailbox.ts";
import { type LetterSite, render } from "./render.ts";
import { operatorWords } from "../words/operator/index.ts";

export type { Email, QueuedEmail } from "./email.ts";

export type Mail = {
  /** Ends when the mail server has taken the letter. Throws MailError. */
  send: (letter: Email) => Promise<void>;
};

export type MailServer = Mail & {
  /** Whether it lets us in. Throws MailError. */
  check: () => Promise<void>;
};

/**
 * Sends a letter by and by: it waits in the database while the mail server is down. With a transaction it is sent only
 * if that is committed. Never fails for the mail server's sake.
 */
export type QueueEmail = {
  (letter: QueuedEmail, transaction?: Db): Promise<void>;
  /** Says, with the transaction, that letters of news wait. Unsaid, they leave with the next minute. */
  newsWaits?: (transaction: Db) => Promise<void>;
};

/** Of a letter that is of no use after so many minutes. */
export type SendLater = (letter: Email, minutes: number, transaction?: Db) => Promise<void>;

/** What stands between a letter and its reader. */
type MailFault = "unreachable" | "encryption" | "sign-in" | "refused";

export class MailError extends Error {
  /** The mail server will never take this letter: there is no use in trying again. */
  readonly isFinal: boolean;
  readonly fault: MailFault;

  constructor(
    message: string,
    { isFinal = false, fault = "refused" }: { isFinal?: boolean; fault?: MailFault } = {},
  ) {
    super(message);
    this.name = "MailError";
    this.isFinal = isFinal;
    this.fault = fault;
  }
}

type Options = {
  /** smtp://user:password@host:port, or smtps:// for TLS from the first byte. */
  url: string;
  from: Mailbox;
  /** What links in letters begin with. */
  publicUrl: string;
  /** How the operator calls the site, at the time of each letter. */
  site?: () => Promise<LetterSite>;
  /** Milliseconds after which a letter counts as not sent. */
  patience?: number;
};

export function openMail({ url, from, publicUrl, site, patience = 9000 }: Options): MailServer {
  let opened: Promise<Transporter> | undefined;
  // Read when the first letter leaves.
  const openTransport = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      dnsTimeout: patience,
      // A relay on this computer may do without; of any other the address has to say so: ?requireTLS=false.
      ...(!isLoopback(new URL(url).hostname) && !url.includes("requireTLS=") && { requireTLS: true }),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  const send = async (letter: Email) => {
    const { subject, text, html, unsubscribe, replyTo, brand } = render(letter, {
      publicUrl,
      site: await site?.(),
    });
    const transport = await (opened ??= openTransport());
    await transport.sendMail({
      from: brand === undefined ? from : { ...from, name: brand },
      to: { name: "", address: requireAddress(letter.to) },
      ...(replyTo !== undefined && { replyTo: { name: "", address: requireAddress(replyTo) } }),
      // A name may hold what would be read as an encoded word, with signs that no name may hold.
      subject: subject.replaceAll("=?", "= ?"),
      text,
      html,
      messageId: `<${letter.id ?? randomUUID()}@${domainOf(from.address)}>`,
      headers: {
        "Auto-Submitted": "auto-generated",
        "Content-Language": letter.language,
        ...(unsubscribe !== undefined && oneClick(unsubscribe)),
      },
      // Each step has its own limit above; this one holds for all of them together.
      signal: AbortSignal.timeout(patience),
    });
  };
  return {
    send: (letter) =>
      send(letter).catch((cause: unknown) => {
        throw cause instanceof MailError
          ? cause
          : failureOf(operatorWords().letterNotSent(letter.kind), cause);
      }),
    check: async () => {
      const transport = await (opened ??= openTransport());
      await transport.verify().catch((cause: unknown) => {
        throw failureOf(operatorWords().noLetters, cause);
      });
    },
  };
}

/** RFC 8058: the mail program's own button ends such letters. */
function oneClick(address: string): Record<string, string> {
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/**
 * A mail server answers with 500 and above to what it refuses for good. Only what it says of the reader's address is so: trouble with
 * signing in, with the sender or with its rules (5.7 of RFC 3463) the operator can mend. Its words may hold the address: only the
 * codes are told.
 */
function failureOf(what: string, cause: unknown): MailError {
  const responseCode = valueAt(cause, "responseCode");
  const code = valueAt(cause, "code") ?? valueAt(cause, "name");
  const isOfReader = code === "EENVELOPE" && valueAt(cause, "command") === "RCPT TO";
  const isRule = /^\d+[ -]5\.7\./.test(String(valueAt(cause, "response")));
  const isFinal = typeof responseCode === "number" && responseCode >= 500 && isOfReader && !isRule;
  const codes = [code, responseCode].filter((each) => typeof each === "string" || typeof each === "number");
  const fault = faults[String(code)] ?? "unreachable";
  const message = `${what}: ${operatorWords().mailFaults[fault]} (${codes.join(" ")})`;
  return new MailError(message, { isFinal, fault });
}

/** By nodemailer's codes; every other one is of the network. */
const faults: Readonly<Record<string, MailFault>> = {
  ETLS: "encryption",
  EAUTH: "sign-in",
  ENOAUTH: "sign-in",
  EENVELOPE: "refused",
  EMESSAGE: "refused",
};

function requireAddress(address: string): string {
  if (!isAddress(address)) throw new MailError("that is no address", { isFinal: true });
  return address;
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
