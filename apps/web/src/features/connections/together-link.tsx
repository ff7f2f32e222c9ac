import { Link } from "@tanstack/react-router";
import { catalogue, useT } from "../../lib/language/index.ts";

/** To what two who are connected do next, in the help. */
export function TogetherLink() {
  const t = useT(catalogue("connections"));
  return (
    <Link
      to="/help"
      hash="together"
      className="mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-brand underline-offset-4 hover:underline"
    >
      {t.together}
    </Link>
  );
}
