import type { Account } from "@khamt/contract";
import { LinkButton } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { ActivitySummary } from "./activity-summary.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { SettingsLinks } from "./settings-links.tsx";
import { WithAccount } from "../with-account.tsx";

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
