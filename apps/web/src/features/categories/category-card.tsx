import { Link, type LinkProps } from "@tanstack/react-router";
import ArrowRight from "lucide-react/icons/arrow-right";

interface CategoryCardProps {
  to: NonNullable<LinkProps["to"]>;
  words: { title: string; text: string };
  /** How many there are, in words. */
  count?: string;
}

export function CategoryCard({ to, words, count }: CategoryCardProps) {
  return (
    <li>
      <Link
        to={to}
        className="group flex h-full min-h-44 flex-col rounded-card border border-line bg-surface p-6 transition-colors duration-150 hover:border-brand-line"
      >
        <span className="flex min-h-9 items-center justify-between gap-4">
          <span className="text-xl font-bold">{words.title}</span>
          {count !== undefined && <span className="text-2xl font-extrabold text-brand">{count}</span>}
        </span>
        <span className="mt-2 mb-4 text-muted">{words.text}</span>
        <ArrowRight
          aria-hidden="true"
          className="mt-auto size-5 text-brand transition-transform duration-150 group-hover:translate-x-1"
        />
      </Link>
    </li>
  );
}
