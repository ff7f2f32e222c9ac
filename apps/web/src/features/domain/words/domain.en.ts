import type { DomainClaim, RecordState, RecordType } from "@khamt/contract";

const states: Record<DomainClaim["state"], string> = {
  pending: "Pending",
  verified: "Verified",
  lost: "No longer verified",
};

const recordStates: Record<RecordState, string> = {
  found: "Found",
  missing: "Missing",
  different: "Different",
  unanswered: "No answer",
};

const purposes: Record<RecordType, string> = {
  TXT: "Proves that the domain is yours",
  A: "Leads to your web pages",
  CNAME: "Makes www lead there too",
  MX: "Leads to your mail. If mail reaches you today, leave it as it is",
};

/** What becomes of the proof, by what was found in its place. */
const advice: Record<RecordState, { title: string; text: string }> = {
  found: {
    title: "The code is in place",
    text: "Press Verify once more.",
  },
  missing: {
    title: "The TXT record isn't there yet",
    text: "A new record is often seen within minutes, but it can take up to two days. Check that its name is exactly the one in the table, then come back and verify again: the code stays the same.",
  },
  different: {
    title: "There is a TXT record, but it says something else",
    text: "Compare it with the code in the table: it has to be the whole code and nothing besides. After a correction the old value may be seen for some hours.",
  },
  unanswered: {
    title: "The domain's name servers didn't answer",
    text: "That says nothing about your records. Try again in a few minutes; if it keeps happening, ask the person who looks after your domain.",
  },
};

const domain = {
  title: "Domain verification",
  intro: "Prove that your company's web address is its own, and its profile gets a Verified badge.",
  head: {
    title: "Domain verification",
    description:
      "Prove with a DNS record that a web address belongs to your company, and get the Verified badge.",
  },
  how: {
    title: "How it works",
    steps: [
      "Tell us your company's domain, such as company.mn.",
      "Put one TXT record with your code where the domain is managed: at the registrar or the hosting company.",
      "Press Verify. We check the record now and every week after that.",
    ],
    promise: "We only ask name servers. Nothing on your site is opened or changed.",
  },
  example: {
    title: "What you will see here",
    text: "An example with the domain company.mn: the state, the records to set with a button to copy each, and the code to verify.",
  },
  visitor: { text: "Sign in to verify your company's domain.", signIn: "Sign In" },
  noCompany: {
    title: "Create your company profile first",
    text: "A domain is verified for a company. Create its profile, then come back here.",
    create: "Create Company Profile",
  },
  notLoaded: "The domain could not be loaded",
  notLoadedHint: "Check your connection and try again.",
  form: {
    title: (company: string) => `The domain of ${company}`,
    label: "Domain",
    hint: "Without www: company.mn. Names in Cyrillic work too.",
    submit: "Continue",
  },
  states,
  verifiedOn: (date: string) => `Verified on ${date}`,
  lostOn: (date: string) =>
    `We could no longer find the TXT record, so the Verified badge was removed on ${date}. Put the record back and verify again.`,
  taken: {
    title: "Another company has verified this domain",
    text: "If the domain is yours by now, set the TXT record below and press Verify: we then look at theirs again, and if it is gone, the domain is free within two days. Should somebody use your domain without a right to it, write to us.",
  },
  checkedOn: "Last checked",
  neverChecked: "Not checked yet",
  weekly: "We check the TXT record every week. Leave it in place, or the badge is removed.",
  records: {
    title: "DNS records",
    hint: "Only the TXT record counts. The others are what a company's web pages and mail usually have: we tell you what we find, and you may set them differently.",
    label: "DNS records of the domain",
    columns: { type: "Type", name: "Name", value: "Value", priority: "Priority", state: "Found there" },
    whole: (name: string) => `that is ${name}`,
    ownAddress: "The address of your web server",
    none: "None",
    notYet: "Not checked yet",
    seen: "Seen:",
    privateOnly: "An address that can't be reached from the internet",
    purposes,
    states: recordStates,
    copyName: (type: string) => `Copy the name of the ${type} record`,
    copyValue: (type: string) => `Copy the value of the ${type} record`,
  },
  copied: "Copied!",
  notCopied: "The browser did not let us copy. Select the text and copy it yourself.",
  code: {
    title: "Verify",
    label: "Verification code",
    hint: "The value of the TXT record; it is already filled in.",
    use: "Use this code",
    verify: "Verify",
    verifying: "Verifying…",
    verified: "Verified",
    progress: "Asking the name servers. This takes a few seconds at most.",
  },
  advice,
  done: {
    title: "Successfully Verified!",
    text: (company: string) => `${company} now has the Verified badge.`,
    see: "See the profile",
  },
  remove: {
    button: "Remove domain",
    title: "Remove this domain?",
    text: {
      pending: "The code stops working. For another try you get a new one.",
      lost: "The code stops working. For another try you get a new one.",
      verified: "Your company loses the Verified badge, and the code stops working.",
    } satisfies Record<DomainClaim["state"], string>,
    removed: "The domain was removed",
  },
};

export default domain;

declare module "../../../lib/language/words.ts" {
  interface Words {
    domain: typeof domain;
  }
}
