import Bell from "lucide-react/icons/bell";
import { iconButtonStyle } from "../../components/icon-button.tsx";
import { useT } from "../../lib/language/index.ts";
import { Disclosure } from "./disclosure.tsx";
import { memberCatalogue } from "./member-catalogue.ts";

export function NotificationsMenu() {
  const t = useT(memberCatalogue);
  return (
    <div className="sm:relative">
      <Disclosure
        summary={<Bell aria-hidden="true" />}
        label={t.notifications}
        className={iconButtonStyle}
        panelClassName="absolute top-full right-4 mt-2 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-5 shadow-raised sm:right-0"
      >
        <p className="font-bold">{t.nothingNew}</p>
        <p className="mt-1 text-sm text-muted">{t.nothingNewText}</p>
      </Disclosure>
    </div>
  );
}
