import type { AdministeredAccount, AccountStanding } from "@khamt/contract";
import { formatDate } from "@khamt/language/format";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge, type BadgeTone } from "../../../ui/cards/badge.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { Facts } from "../../../ui/cards/facts.tsx";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";

const SanctionDialog = lazy(() => import("./sanction-dialog.tsx"));

export type AccountAction = AdministeredAccount["actions"][number];

const tones: Record<AccountStanding, BadgeTone> = { good: "good", restricted: "next", suspended: "neutral" };

/** One account: how it stands, why, what its member says against it, and what can be decided. */
export function AccountCard({ account }: { account: AdministeredAccount }) {
  const { accounts: t, about, ownersName, rules } = useT(catalogue("moderation"));
  const language = useLanguage();
  const [chosen, setChosen] = useState<AccountAction>();
  const { name, email, role, memberSince, standing, sanction, actions } = account;
  const called = ownersName(name);
  const day = (date: string) => formatDate(new Date(date), language, "Asia/Ulaanbaatar");
  const said = (text: string | null | undefined) =>
    text && <span className="font-normal wrap-anywhere whitespace-pre-line">{text}</span>;
  return (
    <li>
      <Card as="div">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h3 className="text-lg leading-snug font-bold wrap-anywhere">{called}</h3>
            <p className="mt-0.5 text-sm text-muted wrap-anywhere">
              {email} · {t.memberSince(day(memberSince))}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            {role === "admin" && <Badge tone="neutral">{t.administrator}</Badge>}
            <Badge tone={tones[standing]}>{t.standings[standing]}</Badge>
          </div>
        </div>
        {sanction !== null && (
          <div className="mt-4">
            <Facts
              items={[
                { label: t.rule, value: rules[sanction.rule] },
                { label: t.reason, value: said(sanction.note) },
                { label: t.since, value: day(sanction.since) },
                { label: t.until, value: sanction.until === null ? t.noEnd : day(sanction.until) },
                { label: t.appeal, value: said(sanction.appeal) },
              ]}
            />
          </div>
        )}
        <div className="mt-5 flex flex-wrap gap-2.5 empty:hidden">
          {actions.map((action) => (
            <Button
              key={action}
              variant={action === "suspend" ? "danger" : "secondary"}
              aria-label={about(t.acts[action].button, called)}
              onClick={() => setChosen(action)}
            >
              {t.acts[action].button}
            </Button>
          ))}
        </div>
        <Suspense>
          {chosen !== undefined && (
            <SanctionDialog
              id={account.id}
              name={called}
              action={chosen}
              onClose={() => setChosen(undefined)}
            />
          )}
        </Suspense>
      </Card>
    </li>
  );
}
