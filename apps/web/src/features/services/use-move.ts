import type { RequestAction, ServiceRequest } from "@khamt/contract";
import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { ApiError, type Api } from "../../lib/api.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { requestsKey } from "./queries.ts";

export interface Move {
  action: RequestAction;
  body?: object;
}

/** Moves a request and brings up to date what shows it. `onDone` follows. */
export function useMove({ id }: ServiceRequest, onDone?: () => void) {
  const t = useT(catalogue("requests"));
  const client = useQueryClient();
  return useAction<Move, ServiceRequest | undefined>({
    call: (api, move) => moveRequest(api, id, move),
    onDone: async (request) => {
      await client.invalidateQueries({ queryKey: requestsKey });
      showToast({ title: request ? t.done.moved(t.states[request.state]) : t.changed });
      onDone?.();
    },
  });
}

/** Undefined: it was moved elsewhere meanwhile, so that this is no longer possible. */
async function moveRequest(api: Api, id: string, { action, body = {} }: Move) {
  try {
    return (await api.post<ServiceRequest>(`/api/service-requests/${id}/${action}`, body)).body;
  } catch (error) {
    if (error instanceof ApiError && error.body?.error === "conflict") return undefined;
    throw error;
  }
}
