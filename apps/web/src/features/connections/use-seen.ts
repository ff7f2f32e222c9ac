import type { Connection } from "@khamt/contract";
import { viewInvitation } from "@khamt/contract/calls";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useRefreshConnections } from "../../shared/connect/connections.ts";

/** An invitation that is on its receiver's screen has been read. Should that not arrive, it is said the next time. */
export function useSeen({ id, role, state }: Connection): void {
  const { api } = useRouter().options.context;
  const refresh = useRefreshConnections();
  const isNew = role === "receiver" && state === "sent";
  useEffect(() => {
    if (!isNew) return;
    api.call(viewInvitation, { params: { id } }).then(refresh, () => undefined);
  }, [api, id, isNew, refresh]);
}
