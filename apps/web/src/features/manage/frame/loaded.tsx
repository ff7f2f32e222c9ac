import type { ReactNode } from "react";
import { ApiError } from "../../../lib/api.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { LinkButton } from "../../../ui/buttons/button.tsx";
import { ListFailure } from "../../../ui/page/failure-notice.tsx";

type LoadedProps<Data> = {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
  children: (data: Data) => ReactNode;
};

/** What one call of the desk answers, once it has; or what has to be done before it does. */
export function Loaded<Data>({ data, error, refetch, children }: LoadedProps<Data>) {
  const { loading } = useT(catalogue("ui"));
  if (data !== undefined) return children(data);
  if (error instanceof ApiError && error.body?.error === "second-step-needed") return <SecondStepNeeded />;
  if (error !== null) return <ListFailure error={error} onRetry={() => void refetch()} />;
  return <div role="status" aria-label={loading} className="skeleton h-72 w-full" />;
}

/** Before an administrator may do anything, a password alone must no longer open the account. */
export function SecondStepNeeded() {
  const { secondStep } = useT(catalogue("manage"));
  return (
    <section role="alert" className="max-w-[62ch] rounded-card border border-line bg-surface p-5">
      <h2 className="text-xl font-bold">{secondStep.title}</h2>
      <p className="mt-2">{secondStep.text}</p>
      <div className="mt-4">
        <LinkButton to="/settings" search={{ section: "security" }}>
          {secondStep.button}
        </LinkButton>
      </div>
    </section>
  );
}
