import type { Account } from "@khamt/contract";
import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import { Avatar } from "../../../ui/cards/avatar.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { AccountTypeBadge, VerificationBadge } from "./account-badges.tsx";
import { focusAtOnce } from "../../../ui/forms/focus-at-once.ts";
import { ProfileFacts } from "./profile-facts.tsx";
import { ProfileForm } from "./profile-form.tsx";

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
