import { formatMoney } from "@khamt/language/format";
import { useLanguage, useT } from "../../lib/language/index.ts";
import { informationCatalogue } from "./catalogue.ts";
import { servicePrices, type ServiceGroup } from "./service-prices.ts";

const groups = Object.keys(servicePrices) as ServiceGroup[];

export function PriceTables() {
  const t = useT(informationCatalogue).prices;
  return (
    <section>
      <h2 className="text-lg font-bold">{t.title}</h2>
      <div className="mt-4 grid gap-8">
        {groups.map((group) => (
          <PriceTable key={group} group={group} />
        ))}
      </div>
    </section>
  );
}

function PriceTable({ group }: { group: ServiceGroup }) {
  const t = useT(informationCatalogue).prices;
  const language = useLanguage();
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-2 text-left font-semibold">{t.groups[group]}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t.service}</th>
          <th scope="col">{t.price}</th>
        </tr>
      </thead>
      <tbody>
        {servicePrices[group].map(({ id, usd, mnt, unit }) => (
          <tr key={id} className="border-t border-line">
            <th scope="row" className="py-3 pr-4 font-normal">
              {t.services[id]}
            </th>
            <td className="py-3 text-right tabular-nums">
              {t.units[unit](
                language === "mn" ? formatMoney(mnt, "MNT", language) : formatMoney(usd, "USD", language),
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
