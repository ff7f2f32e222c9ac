import type { ReactNode } from "react";

export function Panel({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
      <h2 className="text-lg font-bold">{title}</h2>
      {hint !== undefined && <p className="mt-1 max-w-[62ch] text-[0.9375rem] text-muted">{hint}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
