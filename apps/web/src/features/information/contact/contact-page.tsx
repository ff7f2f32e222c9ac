import type { ContactTopic } from "@khamt/contract/contact-topics";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Card } from "../../../ui/cards/card.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { ContactForm } from "./contact-form.tsx";
import { contactQuery } from "./queries.ts";

type ContactPageProps = {
  topic: ContactTopic | undefined;
  onTopic: (topic: ContactTopic | undefined) => void;
};

export function ContactPage({ topic, onTopic }: ContactPageProps) {
  const t = useT(catalogue("contact"));
  const { token, address } = useSuspenseQuery(contactQuery).data;
  return (
    <>
      <PageHeader title={t.title} intro={token === null ? undefined : t.intro} />
      <div className="frame grid gap-8 pb-20 *:max-w-[46rem]">
        {token === null ? <OtherWay address={address} /> : <ContactForm {...{ token, topic, onTopic }} />}
        <section>
          <h2 className="text-lg font-bold">{t.others.title}</h2>
          <p className="mt-1 max-w-[66ch] text-muted">{t.others.text}</p>
        </section>
      </div>
    </>
  );
}

function OtherWay({ address }: { address: string | null }) {
  const { byMail, noWay } = useT(catalogue("contact"));
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-xl font-bold">{address === null ? noWay.title : byMail.title}</h2>
      <p className="mt-2 max-w-[62ch] text-muted">{address === null ? noWay.text : byMail.text}</p>
      {address !== null && (
        <a
          href={`mailto:${address}`}
          className="mt-3 text-lg font-semibold wrap-anywhere text-brand underline"
        >
          {address}
        </a>
      )}
    </Card>
  );
}
