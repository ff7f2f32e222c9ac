import Menu from "lucide-react/icons/menu";
import { iconButtonStyle } from "../../../ui/buttons/icon-button.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Disclosure } from "./disclosure.tsx";
import { LinkGroup } from "./link-group.tsx";
import { mainLinks, moreLinks, ownLinks } from "../navigation.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The whole navigation under one button, where the bar has no room. */
export function PhoneMenu() {
  const t = useT(catalogue("shell"));
  return (
    <nav aria-label={t.navigation} className="lg:hidden">
      <Disclosure
        summary={<Menu aria-hidden="true" />}
        label={t.menu}
        className={iconButtonStyle}
        panelClassName="fixed inset-x-0 top-16 bottom-0 overflow-y-auto border-t border-line bg-surface px-2 pt-4 pb-10"
      >
        <div className="grid gap-5">
          <LinkGroup title={t.groups.discover} links={[...mainLinks, ...moreLinks]} />
          <LinkGroup title={t.groups.mine} links={ownLinks} />
          <div className="sm:hidden">
            <ThemeSwitch labelled />
          </div>
        </div>
      </Disclosure>
    </nav>
  );
}
