import type { Account } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { componentsCatalogue } from "../../components/catalogue.ts";
import { FailureNotice } from "../../components/failure-notice.tsx";
import { useUser } from "../../lib/auth/index.ts";
import { useT } from "../../lib/language/index.ts";
import { accountCatalogue } from "./catalogue.ts";
import { LoginRequired } from "./login-required.tsx";
import { accountQuery } from "./queries.ts";

interface WithAccountProps {
  page: "profile" | "settings";
  children: (account: Account) => ReactNode;
}

/** A page of the own account: a visitor is asked to log in. */
export function WithAccount({ page, children }: WithAccountProps) {
  const user = useUser();
  return user === null ? <LoginRequired page={page} /> : <OwnAccount>{children}</OwnAccount>;
}

function OwnAccount({ children }: Pick<WithAccountProps, "children">) {
  const t = useT(accountCatalogue);
  const components = useT(componentsCatalogue);
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
