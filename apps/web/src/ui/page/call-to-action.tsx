import type { ReactNode } from "react";
import { Knot } from "./knot.tsx";

/** Under a list: the reader's own next step. */
export function CallToAction({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="mt-14 flex flex-wrap items-center gap-x-8 gap-y-5 rounded-card bg-brand-soft p-6 sm:p-8">
      <Knot className="size-14 shrink-0 text-brand" />
      <div className="min-w-0 grow basis-64">
        <h2 className="text-xl font-bold">{title}</h2>
        <p className="mt-1 max-w-[56ch] text-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
