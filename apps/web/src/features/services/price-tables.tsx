import { serviceCategories, type ServiceCategory, type ServiceId, servicesOf } from "@khamt/contract/service";
import { Link } from "@tanstack/react-router";
import { catalogue, useT } from "../../lib/language/index.ts";
import { usePrice } from "./prices.ts";

/** What every service costs. */
export function PriceTables() {
  const t = useT(catalogue("services"));
  return (
    <section>
      <h2 className="text-lg font-bold">{t.pricesTitle}</h2>
      <div className="mt-4 grid gap-8">
        {serviceCategories.map((category) => (
          <PriceTable key={category} category={category} />
        ))}
      </div>
    </section>
  );
}

function PriceTable({ category }: { category: ServiceCategory }) {
  const t = useT(catalogue("services"));
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-2 text-left font-semibold">{t.categories[category].title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t.service}</th>
          <th scope="col">{t.price}</th>
        </tr>
      </thead>
      <tbody>
        {servicesOf[category].map((id) => (
          <PriceRow key={id} {...{ category, id }} />
        ))}
      </tbody>
    </table>
  );
}

function PriceRow({ category, id }: { category: ServiceCategory; id: ServiceId }) {
  const t = useT(catalogue("services"));
  return (
    <tr className="border-t border-line">
      <th scope="row" className="pr-4 font-normal">
        <Link
          to="/services/$category/$service"
          params={{ category, service: id }}
          className="flex min-h-11 items-center hover:text-brand hover:underline"
        >
          {t.items[id].name}
        </Link>
      </th>
      <td className="py-3 text-right whitespace-nowrap tabular-nums">{usePrice(id)}</td>
    </tr>
  );
}
