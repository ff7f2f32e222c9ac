import { Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useEffect, useRef, useState } from "react";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { emptyPreview } from "./preview.ts";
import { StepContent } from "./step-content.tsx";
import { steps } from "./steps.ts";
import { classNames } from "../../ui/class-names.ts";

/** From nothing to a running trial; what was tried in the form stays while one goes to and fro. */
export function ErpGuidePage({ step }: { step: number }) {
  const t = useT(catalogue("erp-guide"));
  const [preview, setPreview] = useState(emptyPreview);
  const heading = useFocusOnChange(step);
  const name = steps[step - 1] ?? steps[0];
  return (
    <>
      <PageHeader title={t.head.title} intro={t.intro} back={<HomeLink />} />
      <div className="frame pb-20">
        <div className="max-w-[56rem]">
          <Stepper step={step} />
          <div className="mt-8">
            <Card as="section" padding="roomy">
              <p className="text-sm font-semibold text-muted">{t.stepOf(step, steps.length)}</p>
              <h2 ref={heading} tabIndex={-1} className="mt-1 text-2xl font-bold">
                {t[name].title}
              </h2>
              <p className="mt-2 max-w-[66ch] text-muted">{t[name].text}</p>
              <div className="mt-6 grid gap-6">
                <StepContent
                  name={name}
                  preview={preview}
                  onPreview={(change) => setPreview((old) => ({ ...old, ...change }))}
                />
              </div>
            </Card>
          </div>
          <Ways step={step} />
        </div>
      </div>
    </>
  );
}

function HomeLink() {
  const t = useT(catalogue("erp-guide"));
  return (
    <Link to="/" className="mb-3 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-brand">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t.home}
    </Link>
  );
}

function Ways({ step }: { step: number }) {
  const t = useT(catalogue("erp-guide"));
  const before = steps[step - 2];
  const after = steps[step];
  return (
    <div className="mt-6 flex flex-wrap justify-between gap-3">
      {before !== undefined && (
        <LinkButton to="/odoo-signup" search={{ step: step - 1 }} resetScroll={false} variant="secondary">
          <ArrowLeft aria-hidden="true" />
          {t.back(t[before].title)}
        </LinkButton>
      )}
      {after !== undefined && (
        <span className="ml-auto">
          <LinkButton to="/odoo-signup" search={{ step: step + 1 }} resetScroll={false}>
            {t.next(t[after].title)}
            <ArrowRight aria-hidden="true" />
          </LinkButton>
        </span>
      )}
    </div>
  );
}

/** Moves the reader to the heading of a step that they have gone to. */
function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}

/** The steps on one strand: each is a link, the current one says so. */
function Stepper({ step }: { step: number }) {
  const t = useT(catalogue("erp-guide"));
  return (
    <nav aria-label={t.steps}>
      <ol className="grid grid-cols-4">
        {steps.map((name, index) => {
          const number = index + 1;
          const isCurrent = number === step;
          return (
            <li key={name} className="relative">
              {index > 0 && (
                <span
                  aria-hidden="true"
                  className={classNames(
                    "absolute top-5 right-[calc(50%+1.25rem)] h-0.5 w-[calc(100%-2.5rem)]",
                    number <= step ? "bg-brand" : "bg-line",
                  )}
                />
              )}
              <Link
                to="/odoo-signup"
                search={{ step: number }}
                resetScroll={false}
                aria-current={isCurrent ? "step" : undefined}
                className="group relative grid justify-items-center gap-2 rounded-control px-1 pb-2 text-center"
              >
                <span
                  className={classNames(
                    "grid size-10 place-items-center rounded-full border-2 font-bold transition-colors duration-150 group-hover:border-brand",
                    isCurrent && "border-brand bg-brand-fill text-brand-ink",
                    number < step && "border-brand bg-page text-brand",
                    number > step && "border-line-strong/60 bg-page text-muted",
                  )}
                >
                  {number}
                </span>
                <span
                  className={classNames(
                    "text-sm leading-snug sm:text-[0.9375rem]",
                    isCurrent ? "font-bold" : "text-muted group-hover:text-ink max-[23rem]:sr-only",
                  )}
                >
                  {t[name].title}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
