import type { Device } from "@khamt/contract";
import { formatDate } from "@khamt/language/format";
import { Badge } from "../../../ui/cards/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { TimeAgo } from "../../../ui/time-ago.tsx";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";

export function DeviceItem({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const t = useT(catalogue("settings")).devices;
  const language = useLanguage();
  const name = useDeviceName()(device);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{name}</span>
          {device.isCurrent && <Badge tone="good">{t.current}</Badge>}
        </div>
        <p className="text-sm text-muted">
          {t.lastUsed} <TimeAgo date={device.lastUsedAt} /> ·{" "}
          {t.signedIn(formatDate(new Date(device.signedInAt), language, "Asia/Ulaanbaatar"))}
        </p>
      </div>
      {!device.isCurrent && (
        <Button variant="secondary" size="small" aria-label={t.endOf(name)} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </li>
  );
}

/** "Firefox, Windows", as far as they are known. */
export function useDeviceName(): (device: Device) => string {
  const { unknown } = useT(catalogue("settings")).devices;
  return ({ browser, system }) =>
    [browser ?? unknown, system].filter((part) => part !== null && part !== undefined).join(", ");
}
