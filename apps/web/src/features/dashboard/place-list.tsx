import { Link, type LinkOptions } from "@tanstack/react-router";
import ArrowRight from "lucide-react/icons/arrow-right";

type Place = { name: string; label: string; link: LinkOptions };

/** Where to go from here, a line each. */
export function PlaceList({ places }: { places: readonly Place[] }) {
  return (
    <ul className="divide-y divide-line">
      {places.map(({ name, label, link }) => (
        <li key={name}>
          <Link
            {...link}
            className="flex min-h-12 items-center justify-between gap-4 py-2 font-semibold hover:text-brand"
          >
            {label}
            <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
