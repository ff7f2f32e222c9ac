import type { Passkey } from "@khamt/contract";
import { formatDate } from "@khamt/language/format";
import { Button } from "../../../ui/buttons/button.tsx";
import { TimeAgo } from "../../../ui/time-ago.tsx";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";

export function PasskeyItem({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useT(catalogue("settings")).passkeys;
  const language = useLanguage();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">
          {t.added(formatDate(new Date(createdAt), language, "Asia/Ulaanbaatar"))} ·{" "}
          {lastUsedAt === null ? (
            t.unused
          ) : (
            <>
              {t.lastUsed} <TimeAgo date={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <Button variant="secondary" size="small" aria-label={t.removeOf(name)} onClick={onRemove}>
        {t.remove}
      </Button>
    </li>
  );
}
