import { serviceCategories, type ServiceCategory, servicesOf, type ServiceId } from "@khamt/contract/service";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { CardGrid, Card } from "../../ui/cards/card.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { TabLink, TabLinks } from "../../ui/page/tab-links.tsx";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { BackLink } from "../../ui/page/back-link.tsx";
import { Promises } from "./promises.tsx";
import { categoryOf } from "./find-service.ts";
import { usePrice } from "./prices.ts";

/** All three groups, or one. */
export function ServicesPage({ category }: { category: ServiceCategory | undefined }) {
  const t = useT(catalogue("services"));
  const isMember = useUser() !== null;
  const group = category && t.categories[category];
  return (
    <>
      <PageHeader
        title={group?.title ?? t.head.title}
        intro={group?.text ?? t.intro}
        back={<BackLink to="/categories">{t.back}</BackLink>}
      >
        {isMember && (
          <LinkButton to="/services/requests" variant="secondary">
            {t.mine}
          </LinkButton>
        )}
      </PageHeader>
      <div className="frame grid gap-12 pb-24">
        <Groups current={category} />
        {(category ? [category] : serviceCategories).map((each) => (
          <section key={each}>
            {category === undefined && (
              <>
                <h2 className="text-xl font-bold sm:text-2xl">{t.categories[each].title}</h2>
                <p className="mt-1 mb-5 text-muted">{t.categories[each].text}</p>
              </>
            )}
            {category !== undefined && <h2 className="sr-only">{t.head.title}</h2>}
            <CardGrid label={t.categories[each].title}>
              {servicesOf[each].map((id) => (
                <li key={id} className="min-w-0">
                  <ServiceCard id={id} />
                </li>
              ))}
            </CardGrid>
          </section>
        ))}
        <Promises />
      </div>
    </>
  );
}

function Groups({ current }: { current: ServiceCategory | undefined }) {
  const t = useT(catalogue("services"));
  return (
    <div className="-mb-4">
      <TabLinks label={t.groups}>
        <TabLink to="/services" isCurrent={current === undefined}>
          {t.all}
        </TabLink>
        {serviceCategories.map((category) => (
          <TabLink
            key={category}
            to="/services/$category"
            params={{ category }}
            isCurrent={category === current}
          >
            {t.categories[category].title}
          </TabLink>
        ))}
      </TabLinks>
    </div>
  );
}

function ServiceCard({ id }: { id: ServiceId }) {
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
