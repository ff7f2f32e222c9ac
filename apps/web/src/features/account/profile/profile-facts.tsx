import type { Account } from "@khamt/contract";
import { formatDate } from "@khamt/language/format";
import { Facts } from "../../../ui/cards/facts.tsx";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";

export function ProfileFacts({ account }: { account: Account }) {
  const t = useT(catalogue("account"));
  const language = useLanguage();
  const { user, memberSince } = account;
  const isCompany = user.accountType === "company";
  return (
    <Facts
      items={[
        { label: isCompany ? t.facts.companyName : t.facts.name, value: user.name },
        { label: t.facts.email, value: <span className="break-all">{user.email}</span> },
        { label: t.facts.accountType, value: t.types[user.accountType] },
        { label: t.facts.verification, value: user.isEmailVerified ? t.verified : t.notVerified },
        { label: t.facts.memberSince, value: formatDate(new Date(memberSince), language, timeZone) },
      ]}
    />
  );
}

const timeZone = "Asia/Ulaanbaatar";
