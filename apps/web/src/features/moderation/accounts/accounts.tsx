import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { FindForm } from "../find-form.tsx";
import { Listed } from "../listed.tsx";
import { accountsQuery, type Listing } from "../queries.ts";
import { AccountCard } from "./account-card.tsx";

/** Who may not do everything, whoever is searched for, or the accounts of a case. */
export function Accounts(listing: Listing) {
  const { accounts: t } = useT(catalogue("moderation"));
  const navigate = useNavigate();
  const [typed, setTyped] = useState(listing.q ?? "");
  const answer = useQuery(accountsQuery(listing));
  return (
    <>
      <section className="mb-8">
        <p className="max-w-[62ch]">{listing.report === undefined ? t.intro : t.ofCase}</p>
        <FindForm
          label={t.search}
          button={t.find}
          typed={typed}
          onType={setTyped}
          onFind={(q) =>
            void navigate({ to: "/moderation", search: { view: "accounts", q: q || undefined } })
          }
        />
      </section>
      <Listed view="accounts" {...answer}>
        {answer.data?.items.map((account) => (
          <AccountCard key={account.id} account={account} />
        ))}
      </Listed>
    </>
  );
}
