import type { ReactNode } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { OwnEntity } from "./own-entity.ts";
import { OwnRow } from "./own-row.tsx";

interface OwnListProps {
  section: "ideas" | "projects";
  items: readonly OwnEntity[];
  /** The way to a new one. */
  create: ReactNode;
  /** In place of an empty list. */
  empty: string;
  onRemove: (own: OwnEntity) => void;
}

/** All of a kind that the member has, the newest first. */
export function OwnList({ section, items, create, empty, onRemove }: OwnListProps) {
  const { title } = useT(catalogue("my-profile"))[section];
  return (
    <section id={section} aria-labelledby={`${section}-title`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${section}-title`} className="text-xl font-bold sm:text-2xl">
          {title}
        </h2>
        {create}
      </div>
      {items.length === 0 ? (
        <p className="mt-4 max-w-[62ch] text-muted">{empty}</p>
      ) : (
        <ul aria-labelledby={`${section}-title`} className="mt-4 grid gap-5 lg:grid-cols-2">
          {items.map((own) => (
            <OwnRow key={own.entity.id} own={own} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </section>
  );
}
