import type { SafetySubject } from "@khamt/contract";
import { profilePages } from "../../shared/profiles/kinds.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

/** To the page that everyone sees; what two members write to each other has none. */
export function PublicLink({ subject: { kind, id }, name }: { subject: SafetySubject; name: string }) {
  const t = useT(catalogue("moderation"));
  if (kind === "connection" || kind === "conversation") return null;
  const place =
    kind === "story"
      ? ({ to: "/success-stories", hash: id } as const)
      : { to: profilePages[kind], params: { id } };
  return (
    <div className="mt-3">
      <LinkButton variant="quiet" size="small" aria-label={t.about(t.open, name)} {...place}>
        {t.open}
      </LinkButton>
    </div>
  );
}
