import { Link, type LinkOptions } from "@tanstack/react-router";
import { catalogue, useT, type Words } from "../../../lib/language/index.ts";

type LinkGroupProps = {
  title: string;
  links: readonly { name: keyof Words["shell"]["links"]; link: LinkOptions }[];
};

export function LinkGroup({ title, links }: LinkGroupProps) {
  const t = useT(catalogue("shell"));
  return (
    <div>
      <p className="px-3 pb-1 text-[0.8125rem] font-semibold text-muted">{title}</p>
      <ul>
        {links.map(({ name, link }) => (
          <li key={name}>
            <Link {...link} activeOptions={{ exact: true }} className="menu-link">
              {t.links[name]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
