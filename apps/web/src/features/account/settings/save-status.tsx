import { catalogue, useT } from "../../../lib/language/index.ts";

interface SaveStatusProps {
  isPending: boolean;
  isSuccess: boolean;
  isError: boolean;
}

/** Beside what is saved at once: where that stands. */
export function SaveStatus({ isPending, isSuccess, isError }: SaveStatusProps) {
  const t = useT(catalogue("settings"));
  return (
    <span role="status" className={`text-sm ${isError ? "text-danger" : "text-muted"}`}>
      {isPending && t.saving}
      {isSuccess && t.saved}
      {isError && t.notSaved}
    </span>
  );
}
