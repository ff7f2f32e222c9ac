import { completenessOf, missingFields, wantedFields, type Written } from "@khamt/contract/completeness";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { Card } from "../../ui/cards/card.tsx";
import { ScoreRing } from "../../ui/cards/score-ring.tsx";
import { DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { SwitchControl } from "./controls/chosen-controls.tsx";
import { useEngine } from "./engine.ts";
import { useSettledValues } from "./use-settled-values.ts";
import { openFields } from "./values.ts";

const PreviewDialog = lazyWhenOnline(() => import("./preview/preview-dialog.tsx"));

/** How far it has come, what is missing, and whether others may see it. */
export function Standing() {
  const t = useT(catalogue("forms")).standing;
  const { description } = useEngine().kind;
  const { kind } = description;
  const values = useSettledValues() as Written;
  const percent = completenessOf(kind, values);
  const open = openFields(description, values);
  const missing = missingFields(kind, values).filter((name) => !open.includes(name));
  const isEnough = open.length + missing.length === 0;
  const wanted = wantedFields(kind, values).filter((name) => ![...open, ...missing].includes(name));
  return (
    <div className="mt-5 lg:col-start-2 xl:sticky xl:top-24 xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:mt-0 xl:self-start">
      <Card as="section">
        <h2 className="text-lg font-bold">{t.title}</h2>
        <div className="mt-4 flex items-center gap-4">
          <ScoreRing percent={percent} label={t.complete(percent)} />
          <p className="text-sm">{isEnough ? t.ready : t.publishLater}</p>
        </div>
        <FieldLinks title={t.required} names={open} />
        <FieldLinks title={t.missing} names={missing} />
        <FieldLinks title={t.wanted} names={wanted} />
        <div className="mt-5 border-t border-line pt-4">
          <SwitchControl
            field={{ name: "isPublished", control: "switch" }}
            words={{ label: t.publish, hint: t.publishHint }}
            error={undefined}
          />
        </div>
        <div className="mt-5 grid">
          <DialogButton variant="secondary" isBound dialog={(onClose) => <PreviewDialog onClose={onClose} />}>
            {t.preview}
          </DialogButton>
        </div>
      </Card>
    </div>
  );
}

function FieldLinks({ title, names }: { title: string; names: readonly string[] }) {
  const { kind, goTo } = useEngine();
  const words = useT(kind.words).fields;
  if (names.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="min-h-11 min-w-11 text-left text-sm text-brand underline underline-offset-2"
              onClick={() => goTo(name)}
            >
              {words[name]?.label ?? name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
