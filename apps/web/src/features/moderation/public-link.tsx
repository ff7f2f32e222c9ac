import type { SafetySubject } from "@khamt/contract";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

const pages = {
  cofounder: "/startup-cofounders/$id",
  idea: "/startup-ideas/$id",
  company: "/companies/$id",
  project: "/project-listings/$id",
} as const;

/** To the page that everyone sees; what two members write to each other has none. */
export function PublicLink({ subject: { kind, id }, name }: { subject: SafetySubject; name: string }) {
  const t = useT(catalogue("moderation"));
  if (kind === "connection" || kind === "conversation") return null;
  const place =
    kind === "story" ? ({ to: "/success-stories", hash: id } as const) : { to: pages[kind], params: { id } };
  return (
    <div className="mt-3">
      <LinkButton variant="quiet" size="small" aria-label={t.about(t.open, name)} {...place}>
        {t.open}
      </LinkButton>
    </div>
  );
}
