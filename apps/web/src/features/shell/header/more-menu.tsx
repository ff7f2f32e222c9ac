import ChevronDown from "lucide-react/icons/chevron-down";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Disclosure } from "./disclosure.tsx";
import { LinkGroup } from "./link-group.tsx";
import { moreLinks, ownLinks } from "../navigation.ts";

export function MoreMenu() {
  const t = useT(catalogue("shell"));
  const summary = (
    <>
      {t.more}
      <ChevronDown
        aria-hidden="true"
        className="size-4 transition-transform duration-150 group-open:rotate-180"
      />
    </>
  );
  return (
    <div className="relative">
      <Disclosure
        summary={summary}
        className="flex min-h-11 items-center gap-1 rounded-control px-3 text-[0.9375rem] font-semibold text-muted hover:text-ink"
        panelClassName="absolute top-full right-0 mt-2 grid w-64 gap-4 rounded-card border border-line bg-surface p-3 shadow-raised"
      >
        <LinkGroup title={t.groups.discover} links={moreLinks} />
        <LinkGroup title={t.groups.mine} links={ownLinks} />
      </Disclosure>
    </div>
  );
}
