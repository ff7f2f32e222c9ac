import { ExternalLink } from "../../ui/page/external-link.tsx";
import type { Fact } from "../../ui/cards/facts.tsx";
import type { Worded } from "./reader-word.tsx";
import { TagList } from "./tag-list.tsx";

type Contacts = {
  email: string | null;
  phone: string | null;
  website: string | null;
};

const link = "break-all text-brand hover:underline";

/** Contacts as links that a phone can use. */
export function contactFacts(
  labels: Record<keyof Contacts, string>,
  { email, phone, website }: Contacts,
): Fact[] {
  return [
    { label: labels.email, value: email !== null && <ContactLink href={`mailto:${email}`} text={email} /> },
    {
      label: labels.phone,
      value: phone !== null && <ContactLink href={`tel:${phone.replaceAll(" ", "")}`} text={phone} />,
    },
    { label: labels.website, value: website !== null && <ExternalLink href={website} /> },
  ];
}

function ContactLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className={link}>
      {text}
    </a>
  );
}

/** A list of a profile as one fact; left out when it is empty. */
export function listFact(label: string, items: readonly string[], profile: Worded): Fact {
  const listed = (
    <div className="pt-1">
      <TagList {...{ items, label, profile }} />
    </div>
  );
  return { label, value: items.length > 0 && listed };
}
