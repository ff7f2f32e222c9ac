import { Link } from "@tanstack/react-router";
import { catalogue, useT } from "../../lib/language/index.ts";

const kinds = ["individual", "company"] as const;

export function PartnerKinds({ individuals, companies }: { individuals: number; companies: number }) {
  const t = useT(catalogue("dashboard")).partners;
  const counts = { individual: individuals, company: companies };
  return (
    <section>
      <h2 className="mb-5 text-xl font-bold">{t.title}</h2>
      <ul className="grid gap-4">
        {kinds.map((type) => (
          <li key={type}>
            <Link
              to="/partners"
              search={{ type }}
              className="flex items-center justify-between gap-4 rounded-card border border-line bg-surface p-5 transition-colors duration-150 hover:border-brand-line"
            >
              <span>
                <span className="block text-lg font-bold">{t[type]}</span>
                <span className="text-muted">{t[`${type}Text`]}</span>
              </span>
              <span className="text-2xl font-extrabold text-brand">{counts[type]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
