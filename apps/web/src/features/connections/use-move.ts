import type { Connection, Refusal } from "@khamt/contract";
import {
  acceptInvitation,
  answerInvitee,
  askInviter,
  declineInvitation,
  postponeInvitation,
  withdrawInvitation,
} from "@khamt/contract/calls";
import { useNavigate } from "@tanstack/react-router";
import type { Api } from "../../lib/api.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import type { ActionOptions } from "../../ui/buttons/use-action.ts";
import { useOthersFirst } from "../../ui/forms/others-first.ts";
import { useRefreshConnections } from "../../shared/connect/connections.ts";
import { catalogue, useT } from "../../lib/language/index.ts";

type Move =
  | { action: "accept" | "not-now" | "withdraw" }
  | { action: "ask" | "answer"; text: string }
  | { action: "decline"; reason: Refusal | null; text: string };

type MoveOptions = {
  id: string;
  /** What is said where the other one was first. */
  told: string;
  onDone: (moved: Connection) => void;
};

/** One move of a connection; what came of it is said, and everything is asked for anew. */
export function useMove({
  id,
  told,
  onDone,
}: MoveOptions): ActionOptions<Move, { action: Move["action"]; moved: Connection }> {
  const { done: t, actions } = useT(catalogue("connections"));
  const navigate = useNavigate();
  const refresh = useRefreshConnections();
  return useOthersFirst(told, {
    call: async (api, move) => ({ action: move.action, moved: await make(api, id, move) }),
    onDone: async ({ action, moved }) => {
      const { conversationId } = moved;
      showToast({
        title: t[action],
        ...(action === "accept" &&
          conversationId !== null && {
            action: {
              label: actions.open,
              run: () => void navigate({ to: "/messages/$id", params: { id: conversationId } }),
            },
          }),
      });
      onDone(moved);
      await refresh();
    },
  });
}

function make(api: Api, id: string, move: Move): Promise<Connection> {
  const params = { id };
  switch (move.action) {
    case "accept":
      return api.call(acceptInvitation, { params });
    case "not-now":
      return api.call(postponeInvitation, { params });
    case "withdraw":
      return api.call(withdrawInvitation, { params });
    case "ask":
      return api.call(askInviter, { params, body: { text: move.text } });
    case "answer":
      return api.call(answerInvitee, { params, body: { text: move.text } });
    case "decline":
      return api.call(declineInvitation, { params, body: { reason: move.reason, text: move.text } });
  }
}
