import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { DomainRecord, OwnDomain } from "@khamt/contract";
import { claimDomain } from "@khamt/contract/calls";
import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useAuth, useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ClaimView, StateBadge } from "./claim-view.tsx";
import { ExampleCode } from "./code-form.tsx";
import { RecordsTable } from "./records-table.tsx";
import { domainQuery } from "./queries.ts";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { useFormAction } from "../../ui/buttons/use-action.ts";

export function DomainPage() {
  const t = useT(catalogue("domain"));
  const user = useUser();
  return (
    <>
      <PageHeader title={t.title} intro={t.intro} />
      <div className="frame grid gap-6 pb-24">{user === null ? <Visitor /> : <Member />}</div>
    </>
  );
}

function Visitor() {
  const { text, signIn } = useT(catalogue("domain")).visitor;
  const { askToSignIn } = useAuth();
  return (
    <>
      <HowItWorks />
      <Example />
      <div className="flex flex-wrap items-center gap-4">
        <Button aria-haspopup="dialog" onClick={() => askToSignIn({ next: "/domain-verification" })}>
          {signIn}
        </Button>
        <p className="text-muted">{text}</p>
      </div>
    </>
  );
}

function Member() {
  const t = useT(catalogue("domain"));
  const { loading } = useT(catalogue("ui"));
  const { data, error, refetch } = useQuery(domainQuery);
  if (error !== null && data === undefined)
    return (
      <FailureNotice
        title={t.notLoaded}
        hint={t.notLoadedHint}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <div role="status" aria-label={loading} className="skeleton h-96 w-full" />;
  const { company, claim } = data;
  if (company !== null && claim !== null) return <ClaimView key={claim.id} {...{ company, claim }} />;
  return (
    <>
      {company === null ? <NoCompany /> : <DomainForm company={company} />}
      <HowItWorks />
      <Example />
    </>
  );
}

function NoCompany() {
  const { title, text, create } = useT(catalogue("domain")).noCompany;
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="mt-2 mb-5 max-w-[62ch] text-muted">{text}</p>
      <div>
        <LinkButton to="/create-company">{create}</LinkButton>
      </div>
    </Card>
  );
}

function HowItWorks() {
  const { title, steps, promise } = useT(catalogue("domain")).how;
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-xl font-bold">{title}</h2>
      <ol className="mt-5 grid gap-5 md:grid-cols-3 md:gap-8">
        {steps.map((step, at) => (
          <li key={step} className="grid content-start gap-2">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-brand-soft font-bold text-brand"
            >
              {at + 1}
            </span>
            <p>{step}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-sm text-muted">{promise}</p>
    </Card>
  );
}

/** The badge, the table and the box, before there is a domain of one's own. */
function Example() {
  const { example } = useT(catalogue("domain"));
  return (
    <section aria-label={example.title} className="grid gap-6">
      <div>
        <h2 className="text-xl font-bold">{example.title}</h2>
        <p className="mt-1 max-w-[62ch] text-muted">{example.text}</p>
      </div>
      <Card as="div" padding="roomy">
        <p className="flex flex-wrap items-center gap-3 text-lg font-bold">
          {exampleDomain} <StateBadge state="pending" />
        </p>
      </Card>
      <RecordsTable records={exampleRecords} />
      <ExampleCode code={exampleCode} />
    </section>
  );
}

const exampleDomain = "company.mn";
const exampleCode = "khamt-example-code";
const unseen = { priority: null, state: null, seen: [] };
const exampleRecords: readonly DomainRecord[] = [
  {
    ...unseen,
    type: "TXT",
    host: "_khamt-challenge",
    name: "_khamt-challenge.company.mn",
    value: exampleCode,
  },
  { ...unseen, type: "A", host: "@", name: "company.mn", value: null },
  { ...unseen, type: "CNAME", host: "www", name: "www.company.mn", value: "company.mn" },
  { ...unseen, type: "MX", host: "@", name: "company.mn", value: "mail.company.mn", priority: 10 },
];

/** The first step: which domain. */
function DomainForm({ company }: { company: NonNullable<OwnDomain["company"]> }) {
  const t = useT(catalogue("domain")).form;
  const client = useQueryClient();
  const claiming = useFormAction({
    call: (api, domain: string) => api.call(claimDomain, { body: { domain } }),
    onDone: () => client.invalidateQueries({ queryKey: domainQuery.queryKey }),
  });
  const { form, field, fault } = useForm({
    begin: () => ({ domain: company.websiteDomain ?? "" }),
    fault: claiming.fault,
    places: "domain",
    onSubmit: ({ domain }) => claiming.run(domain),
  });
  return (
    <Card as="section" padding="roomy">
      <h2 className="mb-5 text-xl font-bold wrap-anywhere">{t.title(company.name)}</h2>
      <div className="max-w-[32rem]">
        <Form {...form} aria-label={t.title(company.name)} action={{ ...claiming, fault }} submit={t.submit}>
          <TextField
            label={t.label}
            hint={t.hint}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={300}
            required
            {...field("domain")}
          />
        </Form>
      </div>
    </Card>
  );
}
