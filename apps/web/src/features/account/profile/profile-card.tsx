import type { Account, PublicUser } from "@khamt/contract";
import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import BadgeCheck from "lucide-react/icons/badge-check";
import Building2 from "lucide-react/icons/building-2";
import User from "lucide-react/icons/user";
import { ownName } from "../../../shared/account/account.ts";
import { Avatar } from "../../../ui/cards/avatar.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useDay } from "../../../lib/use-day.ts";
import { focusAtOnce } from "../../../ui/forms/field.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { Badge } from "../../../ui/cards/badge.tsx";
import { Facts } from "../../../ui/cards/facts.tsx";

/** Who the member is: to read, and to edit. */
export function ProfileCard({ account }: { account: Account }) {
  const t = useT(catalogue("account"));
  const [mode, setMode] = useState<"view" | "edit" | "edited">("view");
  const { user } = account;
  return (
    <Card as="section" padding="roomy">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar
          name={user.name}
          src={user.avatar}
          size="large"
          shape={user.accountType === "company" ? "company" : "person"}
        />
        <div className="min-w-0 grow basis-48">
          <h2 className="text-2xl leading-tight font-bold">{user.name}</h2>
          {ownName(account) !== "" && ownName(account) !== user.name && (
            <p className="mt-1 text-muted">{t.shownAs}</p>
          )}
          <p className="mt-1 break-all text-muted">{user.email}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <AccountTypeBadge user={user} />
            <VerificationBadge user={user} />
          </div>
        </div>
        {mode !== "edit" && (
          <Button
            variant="secondary"
            onClick={() => setMode("edit")}
            ref={mode === "edited" ? focusAtOnce : undefined}
          >
            <Pencil aria-hidden="true" />
            {t.edit}
          </Button>
        )}
      </div>
      <div className="mt-7 border-t border-line pt-7">
        {mode === "edit" ? (
          <ProfileForm account={account} onClose={() => setMode("edited")} />
        ) : (
          <div className="[&_dl]:sm:grid-cols-2">
            <ProfileFacts account={account} />
          </div>
        )}
      </div>
    </Card>
  );
}

function AccountTypeBadge({ user }: { user: PublicUser }) {
  const t = useT(catalogue("account"));
  const Icon = user.accountType === "company" ? Building2 : User;
  return (
    <Badge tone="brand" icon={<Icon aria-hidden="true" />}>
      {t.types[user.accountType]}
    </Badge>
  );
}

function VerificationBadge({ user }: { user: PublicUser }) {
  const t = useT(catalogue("account"));
  if (!user.isEmailVerified) return <Badge>{t.notVerified}</Badge>;
  return (
    <Badge tone="good" icon={<BadgeCheck aria-hidden="true" />}>
      {t.verified}
    </Badge>
  );
}

function ProfileFacts({ account }: { account: Account }) {
  const t = useT(catalogue("account"));
  const day = useDay();
  const { user, memberSince } = account;
  const isCompany = user.accountType === "company";
  return (
    <Facts
      items={[
        { label: isCompany ? t.facts.companyName : t.facts.name, value: ownName(account) || user.name },
        { label: t.facts.email, value: user.email },
        { label: t.facts.accountType, value: t.types[user.accountType] },
        { label: t.facts.verification, value: user.isEmailVerified ? t.verified : t.notVerified },
        { label: t.facts.memberSince, value: day(memberSince) },
      ]}
    />
  );
}
