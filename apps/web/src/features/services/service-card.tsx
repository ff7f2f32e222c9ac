import type { ServiceId } from "@khamt/contract/service";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { categoryOf } from "./find-service.ts";
import { usePrice } from "./prices.ts";

export function ServiceCard({ id }: { id: ServiceId }) {
  const t = useT(catalogue("services"));
  const { name, duration, text } = t.items[id];
  const price = usePrice(id);
  return (
    <Card>
      <h3 className="text-lg leading-snug font-bold">{name}</h3>
      <p className="mt-1 text-xl font-extrabold text-brand">{price}</p>
      <p className="mt-1 text-sm text-muted">{duration}</p>
      <p className="mt-3 mb-5 text-[0.9375rem]">{text}</p>
      <div className="mt-auto">
        <LinkButton
          to="/services/$category/$service"
          params={{ category: categoryOf(id), service: id }}
          aria-label={t.askFor(name)}
          variant="secondary"
        >
          {t.ask}
        </LinkButton>
      </div>
    </Card>
  );
}
