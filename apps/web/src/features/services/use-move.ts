import type { ServiceRequest } from "@khamt/contract";
import { cancelServiceRequest, completeServiceRequest, confirmServiceRequest } from "@khamt/contract/calls";
import type { BodyOf } from "@khamt/contract/routes";
import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "../../ui/toast/toast-store.ts";
import type { ActionOptions } from "../../ui/buttons/use-action.ts";
import { type Api, unlessChanged } from "../../lib/api.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { requestsKey } from "./queries.ts";

export type Move =
  | { action: "confirm"; body: BodyOf<typeof confirmServiceRequest> }
  | { action: "cancel"; body: BodyOf<typeof cancelServiceRequest> }
  | { action: "done" };

/** How a request is moved, and what shows it brought up to date. `onDone` follows. */
export function useMove(
  { id }: ServiceRequest,
  onDone?: () => void,
): ActionOptions<Move, ServiceRequest | undefined> {
  const t = useT(catalogue("requests"));
  const { changed } = useT(catalogue("action"));
  const client = useQueryClient();
  return {
    call: (api, move) => unlessChanged(make(api, id, move)),
    onDone: async (request) => {
      await client.invalidateQueries({ queryKey: requestsKey });
      showToast({ title: request ? t.done.moved(t.states[request.state]) : changed });
      onDone?.();
    },
  };
}

function make(api: Api, id: string, move: Move): Promise<ServiceRequest> {
  const params = { id };
  switch (move.action) {
    case "confirm":
      return api.call(confirmServiceRequest, { params, body: move.body });
    case "cancel":
      return api.call(cancelServiceRequest, { params, body: move.body });
    case "done":
      return api.call(completeServiceRequest, { params });
  }
}
