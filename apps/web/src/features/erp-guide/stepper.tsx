import { Link } from "@tanstack/react-router";
import { classNames } from "../../ui/class-names.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { steps } from "./steps.ts";

/** The steps on one strand: each is a link, the current one says so. */
export function Stepper({ step }: { step: number }) {
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
                    isCurrent ? "font-bold" : "text-muted group-hover:text-ink",
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
