import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { AnchorButton, LinkButton } from "../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { Preview } from "./preview.ts";
import { PreviewForm } from "./preview-form.tsx";
import type { StepName } from "./steps.ts";

const trial = "https://www.odoo.com/trial";

type StepContentProps = {
  name: StepName;
  preview: Preview;
  onPreview: (change: Partial<Preview>) => void;
};

export function StepContent({ name, preview, onPreview }: StepContentProps) {
  const t = useT(catalogue("erp-guide"));
  switch (name) {
    case "prepare":
      return <Points as="ul" items={t.prepare.items} />;
    case "tryIt":
      return <PreviewForm preview={preview} onChange={onPreview} />;
    case "trial":
      return (
        <>
          <Points as="ul" items={t.trial.items} />
          <div className="grid justify-items-start gap-2">
            <AnchorButton href={trial} target="_blank" rel="noopener noreferrer external" variant="next">
              {t.trial.open}
              <ArrowUpRight aria-hidden="true" />
              <span className="sr-only">({t.trial.external})</span>
            </AnchorButton>
            <p aria-hidden="true" className="text-sm text-muted">
              {t.trial.external}
            </p>
          </div>
        </>
      );
    case "setUp":
      return (
        <>
          <Points as="ol" items={t.setUp.items} />
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/" variant="next">
              {t.setUp.toHome}
            </LinkButton>
            <LinkButton to="/companies" search={{ q: "ERP" }} variant="secondary">
              {t.setUp.companies}
            </LinkButton>
          </div>
        </>
      );
  }
}

function Points({ as: List, items }: { as: "ol" | "ul"; items: readonly string[] }) {
  return (
    <List
      className={`grid max-w-[66ch] ${List === "ol" ? "list-decimal" : "list-disc"} gap-3 pl-5 marker:font-bold marker:text-brand`}
    >
      {items.map((item) => (
        <li key={item} className="pl-1.5">
          {item}
        </li>
      ))}
    </List>
  );
}
