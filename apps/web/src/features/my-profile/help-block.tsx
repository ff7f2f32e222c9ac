import { LinkButton } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

export function HelpBlock() {
  const { title, tips, more } = useT(catalogue("my-profile")).help;
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-xl font-bold">{title}</h2>
      <ul className="mt-4 mb-5 grid list-disc gap-2 pl-5 text-muted sm:grid-cols-2 sm:gap-x-10">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <div>
        <LinkButton to="/help" variant="secondary">
          {more}
        </LinkButton>
      </div>
    </Card>
  );
}
