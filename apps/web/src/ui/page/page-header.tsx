import type { ReactNode } from "react";
import { WholeWords } from "../whole-words.tsx";

type PageHeaderProps = {
  title: ReactNode;
  intro?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
  /** Buttons beside the title. */
  children?: ReactNode;
};

export function PageHeader({ title, intro, back, children }: PageHeaderProps) {
  return (
    <header className="frame pt-8 pb-6 sm:pt-12 sm:pb-8">
      {back}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="max-w-[46rem]">
          <h1 className="text-[1.75rem] leading-tight font-bold tracking-[-0.02em] sm:text-4xl">
            {typeof title === "string" ? <WholeWords>{title}</WholeWords> : title}
          </h1>
          {intro !== undefined && (
            <p className="mt-3 max-w-[62ch] text-muted sm:text-lg sm:leading-relaxed">{intro}</p>
          )}
        </div>
        {children !== undefined && <div className="flex flex-wrap gap-3">{children}</div>}
      </div>
    </header>
  );
}
