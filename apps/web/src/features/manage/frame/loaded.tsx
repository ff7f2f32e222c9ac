import type { ReactNode } from "react";
import { ApiError } from "../../../lib/api.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { SecondStepNeeded } from "../../../shared/moderation/second-step-needed.tsx";
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
  const { secondStep } = useT(catalogue("manage"));
  if (data !== undefined) return children(data);
  if (error instanceof ApiError && error.body?.error === "second-step-needed")
    return <SecondStepNeeded words={secondStep} />;
  if (error !== null) return <ListFailure error={error} onRetry={() => void refetch()} />;
  return <div role="status" aria-label={loading} className="skeleton h-72 w-full" />;
}
