import { catalogue, useT } from "../../lib/language/index.ts";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { buttonStyle } from "../../ui/buttons/button.tsx";

type PlacesProps = { at: number; total: number };

/** The way to the application before and after the one that is shown, by the place in the list that the address has. */
export function Places({ at, total }: PlacesProps) {
  const t = useT(catalogue("scoring"));
  const to = (place: number, label: string) =>
    place >= 1 &&
    place <= total && (
      <Link
        to="."
        search={(search) => ({ ...search, at: place })}
        resetScroll={false}
        className={buttonStyle({ variant: "secondary" })}
      >
        {label}
      </Link>
    );
  return (
    <nav aria-label={t.pages.label} className="flex flex-wrap items-center gap-2.5">
      {to(at - 1, t.pages.previous)}
      {to(at + 1, t.pages.next)}
      <p className="text-muted">{t.place(at, total)}</p>
    </nav>
  );
}

/** What stood at the end of a list of what is left is scored or decided by now: the list goes on at its beginning. */
export function useWithin({ at, total }: { at: number; total: number | undefined }): void {
  const navigate = useNavigate();
  const isBeyond = total !== undefined && total > 0 && at > total;
  useEffect(() => {
    if (isBeyond)
      void navigate({
        to: ".",
        search: (search) => ({ ...search, at: 1 }),
        replace: true,
        resetScroll: false,
      });
  }, [isBeyond, navigate]);
}
