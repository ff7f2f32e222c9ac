import type { ServiceRequest } from "@khamt/contract";
import { cancelServiceRequest, completeServiceRequest, confirmServiceRequest } from "@khamt/contract/calls";
import type { BodyOf } from "@khamt/contract/routes";
import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "../../ui/toast/toast-store.ts";
import type { ActionOptions } from "../../ui/buttons/use-action.ts";
import type { Api } from "../../lib/api.ts";
import { useOthersFirst } from "../../ui/forms/others-first.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { requestsKey } from "./queries.ts";

export type Move =
  | { action: "confirm"; body: BodyOf<typeof confirmServiceRequest> }
  | { action: "cancel"; body: BodyOf<typeof cancelServiceRequest> }
  | { action: "done" };

type MoveOptions = {
  request: ServiceRequest;
  /** What is said where the other side was first. */
  told: string;
  onDone?: () => void;
};

/** How a request is moved, and what shows it brought up to date. */
export function useMove({ request: { id }, told, onDone }: MoveOptions): ActionOptions<Move, ServiceRequest> {
  const t = useT(catalogue("requests"));
  const client = useQueryClient();
  return useOthersFirst(told, {
    call: (api, move) => make(api, id, move),
    onDone: async ({ state }) => {
      await client.invalidateQueries({ queryKey: requestsKey });
      showToast({ title: t.done.moved(t.states[state]) });
      onDone?.();
    },
  });
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
