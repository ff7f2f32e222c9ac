import type { Connection, ConnectionAction, Refusal } from "@khamt/contract";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { connectionsPath, useRefreshConnections } from "../../shared/connect/connections.ts";
import { catalogue, useT } from "../../lib/language/index.ts";

type Move =
  | { action: "accept" | "not-now" | "withdraw" }
  | { action: "ask" | "answer"; text: string }
  | { action: "decline"; reason: Refusal | null; text: string };

/** One move of a connection; what came of it is said, and everything is asked for anew. */
export function useMove(id: string, onDone?: () => void) {
  const t = useT(catalogue("connections")).done;
  const refresh = useRefreshConnections();
  return useAction({
    call: async (api, { action, ...body }: Move): Promise<ConnectionAction> => {
      await api.post<Connection>(`${connectionsPath}/${id}/${action}`, body);
      return action;
    },
    onDone: async (action) => {
      showToast({ title: t[action] });
      onDone?.();
      await refresh();
    },
  });
}
