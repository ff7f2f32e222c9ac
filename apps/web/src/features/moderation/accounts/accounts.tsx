import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, type SubmitEvent } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Listed } from "../listed.tsx";
import { accountsQuery, type Listing } from "../queries.ts";
import { AccountCard } from "./account-card.tsx";

/** Who may not do everything, whoever is searched for, or the accounts of a case. */
export function Accounts(listing: Listing) {
  const { accounts: t } = useT(catalogue("moderation"));
  const navigate = useNavigate();
  const [typed, setTyped] = useState(listing.q ?? "");
  const answer = useQuery(accountsQuery(listing));
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void navigate({ to: "/moderation", search: { view: "accounts", q: typed.trim() || undefined } });
  };
  return (
    <>
      <section className="mb-8">
        <p className="max-w-[62ch]">{listing.report === undefined ? t.intro : t.ofCase}</p>
        <form onSubmit={onSubmit} className="mt-4 flex flex-wrap items-end gap-2.5">
          <div className="min-w-0 grow sm:max-w-[26rem]">
            <TextField
              label={t.search}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              maxLength={100}
              autoComplete="off"
            />
          </div>
          <Button type="submit" variant="secondary">
            {t.find}
          </Button>
        </form>
      </section>
      <Listed view="accounts" {...answer}>
        {answer.data?.items.map((account) => (
          <AccountCard key={account.id} account={account} />
        ))}
      </Listed>
    </>
  );
}
