import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyWhenOnline } from "../lib/lazy-when-online.ts";
import { standingQuery } from "../features/applications/queries.ts";
import { catalogue, useT } from "../lib/language/index.ts";
import { EditLink } from "../shared/own-profiles/own-links.tsx";
import { Card } from "../ui/cards/card.tsx";

const StandingLink = lazyWhenOnline(() => import("../features/applications/standing-link.tsx"));

/** Of a listing that others don't find: what its owner does about it, or the way to the own application. */
export function UnlistedActions({ listing }: { listing: string }) {
  const { actions } = useT(catalogue("you-and"));
  const { data } = useQuery(standingQuery(listing));
  if (!data) return null;
  return (
    <Card as="section">
      <div className="grid gap-2.5">
        {data.isOwn && (
          <EditLink
            own={{ kind: "project", entity: { id: listing } }}
            look={{ variant: "primary" }}
            label={actions.edit}
          />
        )}
        <Suspense>
          <StandingLink standing={data} listing={listing} look={{ variant: "secondary" }} />
        </Suspense>
      </div>
    </Card>
  );
}
