import type { OwnDomain } from "@khamt/contract";
import { claimDomain } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { useAction } from "../../ui/buttons/use-action.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { domainQuery } from "./queries.ts";

/** The first step: which domain. */
export function DomainForm({ company }: { company: NonNullable<OwnDomain["company"]> }) {
  const t = useT(catalogue("domain")).form;
  const client = useQueryClient();
  const [domain, setDomain] = useState("");
  const { run, isPending, fault } = useAction({
    call: (api, domain: string) => api.call(claimDomain, { body: { domain } }),
    onDone: () => client.invalidateQueries({ queryKey: domainQuery.queryKey }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (domain.trim() !== "") run(domain);
  };
  return (
    <Card as="section" padding="roomy">
      <h2 className="mb-5 text-xl font-bold wrap-anywhere">{t.title(company.name)}</h2>
      <form onSubmit={submit} aria-label={t.title(company.name)} className="grid max-w-[32rem] gap-5">
        <TextField
          label={t.label}
          hint={t.hint}
          error={fault?.message}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          value={domain}
          onChange={(event) => setDomain(event.target.value)}
          required
        />
        <div>
          <ActionButton type="submit" isPending={isPending}>
            {t.submit}
          </ActionButton>
        </div>
      </form>
    </Card>
  );
}
