import { linkOptions } from "@tanstack/react-router";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

const features = [
  { name: "ideas", link: linkOptions({ to: "/startup-ideas" }) },
  { name: "cofounders", link: linkOptions({ to: "/startup-cofounders" }) },
  { name: "matches", link: linkOptions({ to: "/my-matches" }) },
] as const;

export function FeatureCards() {
  const t = useT(catalogue("dashboard")).features;
  return (
    <section>
      <h2 className="mb-5 text-xl font-bold">{t.title}</h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {features.map(({ name, link }) => (
          <Card key={name} as="li" padding="roomy">
            <h3 className="text-lg font-bold">{t[name].title}</h3>
            <p className="mt-1 mb-6 text-muted">{t[name].text}</p>
            <div className="mt-auto">
              <LinkButton {...link} variant={name === "ideas" ? "next" : "secondary"}>
                {t[name].action}
              </LinkButton>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
