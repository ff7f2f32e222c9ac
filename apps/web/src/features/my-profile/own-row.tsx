import type { OwnProject } from "@khamt/contract";
import { Card } from "../../ui/cards/card.tsx";
import { CardTime } from "../../ui/cards/card-parts.tsx";
import { ScoreRing } from "../../ui/cards/score-ring.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ListingLife } from "./listing-life.tsx";
import { OwnActions } from "./own-actions.tsx";
import type { OwnEntity } from "./own-entity.ts";
import { OwnState } from "./own-state.tsx";

/** One of several of a kind: an idea or a project listing. */
export function OwnRow({ own, onRemove }: { own: OwnEntity; onRemove: (own: OwnEntity) => void }) {
  const t = useT(catalogue("my-profile"));
  const { entity, name } = own;
  return (
    <Card as="li">
      <div className="flex items-start gap-4">
        <ScoreRing percent={entity.completeness} label={t.percent(entity.completeness)} />
        <div className="grid min-w-0 grow gap-2">
          <h3 lang={entity.contentLanguage} className="text-lg leading-snug font-bold wrap-anywhere">
            {name}
          </h3>
          <CardTime date={entity.updatedAt} />
          <OwnState own={own} />
          {own.kind === "project" && <ListingLife listing={own.entity as OwnProject} />}
        </div>
      </div>
      <div className="mt-auto pt-4">
        <OwnActions own={own} onRemove={onRemove} />
      </div>
    </Card>
  );
}
