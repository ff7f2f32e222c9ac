import Languages from "lucide-react/icons/languages";
import ListChecks from "lucide-react/icons/list-checks";
import Scale from "lucide-react/icons/scale";
import ShieldCheck from "lucide-react/icons/shield-check";
import { catalogue, useT } from "../../lib/language/index.ts";

const icons = [ListChecks, Scale, Languages, ShieldCheck] as const;

export function Features() {
  const t = useT(catalogue("home")).features;
  return (
    <section className="frame py-12 sm:py-16">
      <h2 className="max-w-[26ch] text-2xl font-bold tracking-[-0.02em] sm:text-3xl">{t.title}</h2>
      <ul className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {icons.map((Icon, index) => (
          <li key={Icon.displayName ?? index} className="flex gap-4">
            <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
            <div>
              <h3 className="text-lg font-bold">{t.items[index]?.title}</h3>
              <p className="mt-1 max-w-[52ch] text-muted">{t.items[index]?.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
