import type {
  AccountStanding,
  ConductRule,
  DeskTask,
  EventKind,
  NextStep,
  ServiceId,
  Waiting,
} from "@khamt/contract";
import type { PartnerType } from "@khamt/contract/vocabulary";
import type { ContactTopic } from "@khamt/contract/contact-topics";
import type { Language } from "@khamt/language";

/** What each kind of letter says beside its fixed words. Times are ISO strings, since letters also wait in a queue. */
type Contents = {
  /** Once, when the account is opened. */
  welcome: { accountType: PartnerType };
  code: { code: string; minutes: number };
  /** To an address at the domain of a verified company, for whoever says that they work there. */
  "work-code": { code: string; minutes: number; company: string };
  /** To an address that has an account: somebody wanted to sign up with it, or to change theirs to it. */
  "already-registered": { wanted: "sign-up" | "change" };
  "password-reset": { token: string; minutes: number };
  /** Administrators took away every way into the account but this one. */
  "given-back": { token: string; hours: number };
  /** To whom has an account that administrators opened; its programme by name. */
  "account-invitation": {
    token: string;
    days: number;
    programme: string | null;
    /** Of which a draft waits; older letters that wait say nothing of it. */
    startUp?: { kind: "company" | "idea"; name: string } | null;
    /** When the account is deleted, where nobody has come to it for long. */
    until?: string;
  };
  /** Into a programme, to an address that need not be a member's; the path opens it for that address alone. Once it is sent again. */
  "programme-invitation": { programme: string; until: string; path: string; isReminder?: boolean };
  /**
   * To whoever is asked to score the applications of a programme; `left`: how many wait for them, null before they have come.
   * Older letters that wait say nothing of the deadline.
   */
  "jury-invitation": {
    programme: string;
    path: string;
    left: number | null;
    isReminder: boolean;
    until?: string | null;
  };
  "password-changed": object;
  /** To the new address. */
  "email-change-confirm": { token: string; hours: number };
  /** To the old address, when the change is asked for. */
  "email-change-notice": { newEmail: string };
  /** To the old address, when the change is made. */
  "email-changed": { newEmail: string } & Undoing;
  "new-device": { browser: string | null; system: string | null };
  "second-step-on": Undoing;
  "second-step-off": object;
  "passkey-added": { name: string } & Undoing;
  "passkey-removed": { name: string };
  "recovery-code-used": { left: number };
  /** The right password came, and then wrong codes. */
  "second-step-failed": object;
  /** The account is restricted, suspended, or neither any more; the token opens the page of appeals. */
  "account-standing": {
    standing: AccountStanding;
    rule: ConductRule | null;
    note: string;
    until: string | null;
    token: string | null;
    appealTo: string | null;
  };
  "deletion-planned": { deletesAt: string };
  "deletion-cancelled": object;
  deleted: object;
  /** The proof of a company's domain is gone. */
  "domain-lost": { domain: string };
  /** To the operator, from whoever filled in the contact form. */
  "contact-form": {
    name: string;
    email: string;
    topic: ContactTopic;
    lines: readonly string[];
    reads: Language;
  };
  /** What the dashboard says, in short; and the path of the call that ends such letters. */
  "match-digest": Digest & { unsubscribe: string };
  /** What waits at the desk, once a day; the path of the call ends such letters. */
  desk: {
    waiting: readonly { task: DeskTask; count: number; programme: string | null; path: string }[];
    unsubscribe: string;
  };
  /** To administrators: when the last whole backup by the clock was made. */
  "backup-failed": { last: string | null };
  /** Something that happened; the path leads to it. */
  news: {
    /** All but what administrators decided, and what waits at the desk, which have letters of their own. */
    news: Exclude<EventKind, "moderation" | "verification" | "trouble">;
    actor: string | null;
    title: string | null;
    state: string | null;
    /** What the actor wrote to the reader, where the actor lets letters quote it. */
    quote: string | null;
    path: string;
    unsubscribe: string;
  };
  /** A decision about something of the member's: what became of it, by which rule and why. */
  moderation: {
    /** A decision's, "held" before there is one, "kept" or "account-kept" after an appeal. */
    outcome: string;
    /** How it is called; null for what two members write to each other. */
    title: string | null;
    rule: ConductRule | null;
    note: string;
    /** Whom to write to; null where the contact page alone says so. */
    appealTo: string | null;
    /** Of a decision about the account: it opens the page of appeals. */
    token: string | null;
  };
  /** Somebody vouches for the member, takes it back, or a company's domain is lost by which the member was verified. */
  verification: {
    outcome: string;
    /** The administrator. */
    who: string | null;
    domain: string | null;
    note: string;
    at: string;
  };
  /** To an administrator who wants to see whether letters leave. */
  "test-letter": object;
  /** To the operator's own address, which is no account's. */
  "service-desk": {
    requester: string | null;
    /** In which the answer has to be. */
    reads: Language;
    service: ServiceId;
    isCancelled: boolean;
    requestId: string;
  };
};

/** The path of a page that gives the account back as it was before. */
type Undoing = { undo: string };

/** Paths are those of the web app. */
export type Digest = {
  /** Of each sort how many, and who; never what they wrote. */
  waiting: readonly {
    kind: Waiting["kind"] | "reply";
    count: number;
    names: readonly string[];
    /** Who is not named. */
    others: number;
    path: string;
  }[];
  /** The best first. */
  matches: readonly { name: string; percent: number; reason: string; path: string }[];
  more: number;
  /** The one thing that helps most now. */
  next: { step: NextStep["step"]; name: string | null; path: string };
};

export type EmailKind = keyof Contents;

type Envelope = {
  to: string;
  language: Language;
  /** How the reader is greeted; left out where nobody has proven yet that the address is theirs. */
  reader?: string;
  /** Two letters with one id are one letter: a mailbox that gets both can tell. */
  id?: string;
  /** The entry of the delivery log that hears what became of it. */
  deliveryId?: string;
};

export type EmailOf<Kind extends EmailKind> = {
  [Each in Kind]: Envelope & { kind: Each } & Contents[Each];
}[Kind];
export type Email = EmailOf<EmailKind>;
/** Codes and secret links stand in a queue of their own, sealed and for as long as they work. */
export type QueuedEmail = Exclude<
  Email,
  | {
      kind:
        | "code"
        | "work-code"
        | "password-reset"
        | "account-invitation"
        | "email-change-confirm"
        | "given-back";
    }
  | Undoing
>;

type Member = { email: string; language: Language; name: string };

/** To a member, at the address of the account. */
export function toMember({ email, language, name }: Member): Envelope {
  return { to: email, language, reader: name };
}
