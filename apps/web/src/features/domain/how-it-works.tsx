import { Card } from "../../ui/cards/card.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

export function HowItWorks() {
  const { title, steps, promise } = useT(catalogue("domain")).how;
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-xl font-bold">{title}</h2>
      <ol className="mt-5 grid gap-5 md:grid-cols-3 md:gap-8">
        {steps.map((step, at) => (
          <li key={step} className="grid content-start gap-2">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-brand-soft font-bold text-brand"
            >
              {at + 1}
            </span>
            <p>{step}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-sm text-muted">{promise}</p>
    </Card>
  );
}
