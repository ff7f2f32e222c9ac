import { LinkButton } from "../../../ui/buttons/button.tsx";
import { useT } from "../../../lib/language/index.ts";
import { settingsCatalogue } from "../settings/words/settings.ts";

/** In place of a password's field, for an account that has none. */
export function SetPasswordFirst({ onLeave }: { onLeave?: () => void }) {
  const t = useT(settingsCatalogue).proof;
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t.none}</p>
      <LinkButton to="/settings" search={{ section: "security" }} onClick={onLeave}>
        {t.set}
      </LinkButton>
    </div>
  );
}
