import type { ServiceId } from "@khamt/contract/service";
import { Facts } from "../../ui/cards/facts.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useInBrowser } from "../../lib/use-in-browser.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { BackLink } from "../../ui/page/back-link.tsx";
import { categoryOf } from "./find-service.ts";
import { usePrice } from "./prices.ts";
import { Promises } from "./promises.tsx";
import { RequestForm } from "./request-form.tsx";

/** One service with all that is to know before asking, and the form that asks. */
export function ServicePage({ id }: { id: ServiceId }) {
  const t = useT(catalogue("services"));
  const { form } = useT(catalogue("requests"));
  const { name, duration, text } = t.items[id];
  const price = usePrice(id);
  const category = categoryOf(id);
  const isInBrowser = useInBrowser();
  return (
    <>
      <PageHeader
        title={name}
        intro={text}
        back={
          <BackLink to="/services/$category" params={{ category }}>
            {t.categories[category].title}
          </BackLink>
        }
      />
      <div className="frame grid gap-x-14 gap-y-10 pb-24 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section className="lg:order-first">
          <h2 className="mb-5 text-xl font-bold">{form.title}</h2>
          {/* What was typed before is known to the browser only: there the form begins anew with it. */}
          <RequestForm key={`${id} ${isInBrowser}`} id={id} />
        </section>
        <aside className="order-first">
          <Facts
            items={[
              { label: t.price, value: price },
              { label: t.duration, value: duration },
            ]}
          />
        </aside>
        <div className="lg:col-span-2">
          <Promises />
        </div>
      </div>
    </>
  );
}
