import { LinkButton } from "../../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";

/** In place of a password's field, for an account that has none. */
export function SetPasswordFirst({ onLeave }: { onLeave?: () => void }) {
  const t = useT(catalogue("settings")).proof;
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t.none}</p>
      <LinkButton to="/settings" search={{ section: "security" }} onClick={onLeave}>
        {t.set}
      </LinkButton>
    </div>
  );
}
