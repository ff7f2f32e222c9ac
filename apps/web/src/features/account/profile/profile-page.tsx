import type { Account, Activity } from "@khamt/contract";
import { namesOf } from "@khamt/contract/records";
import { formatNumber } from "@khamt/language/format";
import { Link } from "@tanstack/react-router";
import ChevronRight from "lucide-react/icons/chevron-right";
import { LinkButton } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { catalogue, useT, useLanguage } from "../../../lib/language/index.ts";
import { ProfileCard } from "./profile-card.tsx";
import { WithAccount } from "../with-account.tsx";

const sections = ["account", "notifications", "privacy", "security", "data"] as const;

export function ProfilePage() {
  return <WithAccount page="profile">{(account) => <OwnProfile account={account} />}</WithAccount>;
}

function OwnProfile({ account }: { account: Account }) {
  const t = useT(catalogue("account"));
  return (
    <>
      <PageHeader title={t.title} intro={t.intro} />
      <div className="frame grid items-start gap-5 pb-24 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <div className="grid gap-5">
          <ProfileCard account={account} />
          <ActivitySummary activity={account.activity} />
        </div>
        <div className="grid gap-5">
          <Card as="section">
            <h2 className="text-xl font-bold">{t.forms.title}</h2>
            <p className="mt-2 mb-5 text-muted">{t.forms.text}</p>
            <LinkButton to="/my-profile">{t.forms.link}</LinkButton>
          </Card>
          <SettingsLinks />
        </div>
      </div>
    </>
  );
}

/** What the member has done so far, as the server counts it. */
function ActivitySummary({ activity }: { activity: Activity }) {
  const t = useT(catalogue("account")).activity;
  const language = useLanguage();
  const kinds = namesOf(t.items);
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-xl font-bold">{t.title}</h2>
      <dl className="mt-5 grid grid-cols-2 gap-x-5 gap-y-6 sm:grid-cols-4">
        {kinds.map((kind) => (
          <div key={kind} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{t.items[kind]}</dt>
            <dd className="text-3xl font-bold tracking-[-0.02em] tabular-nums">
              {formatNumber(activity[kind], language)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function SettingsLinks() {
  const t = useT(catalogue("account")).settings;
  return (
    <Card as="section">
      <h2 className="text-xl font-bold">{t.title}</h2>
      <ul className="mt-2 -mb-2 divide-y divide-line">
        {sections.map((section) => (
          <li key={section}>
            <Link
              to="/settings"
              search={{ section }}
              className="flex min-h-12 items-center justify-between gap-3 font-medium hover:text-brand"
            >
              {t[section]}
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
