import type { Device } from "@khamt/contract";
import { endOtherSessions, endSession } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { FailureNotice } from "../../../ui/page/failure-notice.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useDay } from "../../../lib/use-day.ts";
import { Panel } from "../settings/panel.tsx";
import { devicesQuery } from "../queries.ts";
import { RowSkeletons } from "../settings/row-skeletons.tsx";
import { Badge } from "../../../ui/cards/badge.tsx";
import { TimeAgo } from "../../../ui/time-ago.tsx";

const PasswordDialog = lazyWhenOnline(() => import("./password-dialog.tsx"));

/** Every signed-in browser, and the way to end it. */
export default function DeviceSection() {
  const t = useT(catalogue("settings"));
  const { failed } = useT(catalogue("ui"));
  const { data: devices, error, refetch } = useQuery(devicesQuery);
  const [ending, setEnding] = useState<Device | "others">();
  return (
    <Panel title={t.sections.devices} hint={t.devices.hint}>
      {devices === undefined && error === null && <RowSkeletons />}
      {devices === undefined && error !== null && (
        <FailureNotice
          {...{ title: failed, hint: t.devices.failed, error, heading: "h3" }}
          onRetry={() => void refetch()}
        />
      )}
      {devices !== undefined && <DeviceList devices={devices} onEnd={setEnding} />}
      <Suspense>
        {ending !== undefined && <EndDialog ending={ending} onClose={() => setEnding(undefined)} />}
      </Suspense>
    </Panel>
  );
}

type DeviceListProps = {
  devices: readonly Device[];
  onEnd: (device: Device | "others") => void;
};

function DeviceList({ devices, onEnd }: DeviceListProps) {
  const t = useT(catalogue("settings")).devices;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {devices.map((device) => (
          <DeviceItem key={device.id} device={device} onEnd={() => onEnd(device)} />
        ))}
      </ul>
      <div className="mt-5">
        {devices.length > 1 ? (
          <Button variant="secondary" onClick={() => onEnd("others")}>
            {t.endOthers}
          </Button>
        ) : (
          <p className="text-muted">{t.only}</p>
        )}
      </div>
    </>
  );
}

function EndDialog({ ending, onClose }: { ending: Device | "others"; onClose: () => void }) {
  const t = useT(catalogue("settings")).devices;
  const client = useQueryClient();
  const nameOf = useDeviceName();
  const isAll = ending === "others";
  return (
    <PasswordDialog
      title={isAll ? t.confirmOthers.title : t.confirm.title}
      text={isAll ? t.confirmOthers.text : t.confirm.text(nameOf(ending))}
      action={isAll ? t.endOthers : t.end}
      isDangerous
      act={async (api, password) => {
        const { message } = await (isAll
          ? api.call(endOtherSessions, { body: { password } })
          : api.call(endSession, { params: { id: ending.id }, body: { password } }));
        await client.invalidateQueries({ queryKey: devicesQuery.queryKey });
        showToast({ title: t.ended, description: message });
      }}
      onClose={onClose}
    />
  );
}

function DeviceItem({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const t = useT(catalogue("settings")).devices;
  const day = useDay();
  const name = useDeviceName()(device);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{name}</span>
          {device.isCurrent && <Badge tone="good">{t.current}</Badge>}
        </div>
        <p className="text-sm text-muted">
          {t.lastUsed} <TimeAgo date={device.lastUsedAt} /> · {t.signedIn(day(device.signedInAt))}
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
function useDeviceName(): (device: Device) => string {
  const { unknown } = useT(catalogue("settings")).devices;
  return ({ browser, system }) =>
    [browser ?? unknown, system].filter((part) => part !== null && part !== undefined).join(", ");
}
