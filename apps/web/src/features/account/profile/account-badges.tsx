import type { PublicUser } from "@khamt/contract";
import BadgeCheck from "lucide-react/icons/badge-check";
import Building2 from "lucide-react/icons/building-2";
import User from "lucide-react/icons/user";
import { Badge } from "../../../ui/cards/badge.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";

export function AccountTypeBadge({ user }: { user: PublicUser }) {
  const t = useT(catalogue("account"));
  const Icon = user.accountType === "company" ? Building2 : User;
  return (
    <Badge tone="brand" icon={<Icon aria-hidden="true" />}>
      {t.types[user.accountType]}
    </Badge>
  );
}

export function VerificationBadge({ user }: { user: PublicUser }) {
  const t = useT(catalogue("account"));
  if (!user.isEmailVerified) return <Badge>{t.notVerified}</Badge>;
  return (
    <Badge tone="good" icon={<BadgeCheck aria-hidden="true" />}>
      {t.verified}
    </Badge>
  );
}
