import { Link } from "@tanstack/react-router";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Card } from "../../../ui/cards/card.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";

const sections = ["account", "notifications", "privacy", "security", "data"] as const;

export function SettingsLinks() {
  const t = useT(catalogue("account")).settings;
  return (
    <Card as="section">
      <h2 className="text-xl font-bold">{t.title}</h2>
      <ul className="mt-2 -mb-2 divide-y divide-line">
        {sections.map((section) => (
          <li key={section}>
            <Link
              to="/settings"
              search={{ section }}
              className="flex min-h-12 items-center justify-between gap-3 font-medium hover:text-brand"
            >
              {t[section]}
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
