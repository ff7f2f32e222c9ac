import type { Account } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { LoginRequired } from "../../ui/page/login-required.tsx";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { accountQuery } from "../../shared/account/account.ts";

type WithAccountProps = {
  page: "profile" | "settings";
  children: (account: Account) => ReactNode;
};

/** A page of the own account: a visitor is asked to log in. */
export function WithAccount({ page, children }: WithAccountProps) {
  const user = useUser();
  const { title, button, ...hints } = useT(catalogue("account")).loginRequired;
  if (user !== null) return <OwnAccount>{children}</OwnAccount>;
  return <LoginRequired words={{ title, hint: hints[page], button }} />;
}

function OwnAccount({ children }: Pick<WithAccountProps, "children">) {
  const t = useT(catalogue("account"));
  const components = useT(catalogue("ui"));
  const { data: account, error, refetch } = useQuery(accountQuery);
  if (account !== undefined) return children(account);
  return (
    <div className="frame py-16">
      {error === null ? (
        <div role="status" aria-label={components.loading} className="skeleton h-80 w-full" />
      ) : (
        <FailureNotice
          title={components.failed}
          hint={t.failure.account}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}
