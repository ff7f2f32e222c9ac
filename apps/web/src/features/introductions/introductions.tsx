import type { OwnIntroduction } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { IntroductionCard } from "./introduction-card.tsx";
import { introductionsQuery } from "./queries.ts";

/** To whom organisers would like to introduce the member. Nothing where there is none. */
export function Introductions() {
  const t = useT(catalogue("introductions"));
  const { data = [] } = useQuery(introductionsQuery);
  // What became a connection here stays to be begun.
  const [connected, setConnected] = useState<OwnIntroduction[]>([]);
  const others = data.filter(({ id }) => !connected.some((each) => each.id === id));
  // Said no to: at hand for whoever thinks again, and in nobody's way.
  const sorted = others.toSorted((one, other) => Number(isDeclined(one)) - Number(isDeclined(other)));
  const shown = [...connected, ...sorted];
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="introductions" className="mb-10">
      <h2 id="introductions" className="text-xl font-bold">
        {t.title}
      </h2>
      <p className="mt-1 mb-4 max-w-[62ch] text-muted">{t.intro}</p>
      <ul className="grid items-start gap-5 lg:grid-cols-2">
        {shown.map((each) => (
          <IntroductionCard
            key={each.id}
            introduction={each}
            onConnected={(now) => setConnected((before) => [now, ...before])}
          />
        ))}
      </ul>
    </section>
  );
}

const isDeclined = ({ accepts }: OwnIntroduction) => accepts === false;
