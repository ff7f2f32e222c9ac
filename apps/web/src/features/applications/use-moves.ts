import type { Application, ApplicationCall, DeclineReason } from "@khamt/contract";
import { moveApplication } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { ApiError, type Api } from "../../lib/api.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { refreshApplications } from "./queries.ts";

export type Move = {
  action: ApplicationCall;
  reason?: DeclineReason | undefined;
  text?: string | undefined;
};

/** "changed": it was moved elsewhere meanwhile, so that this is no longer possible. */
export async function makeMove(
  api: Api,
  { id }: Pick<Application, "id">,
  { action, ...body }: Move,
): Promise<Application | "changed"> {
  try {
    return await api.call(moveApplication, { params: { id, action }, body });
  } catch (error) {
    if (error instanceof ApiError && error.body?.error === "conflict") return "changed";
    throw error;
  }
}

/** Moves an application and brings everything up to date that shows it. */
export function useMoves(application: Application) {
  const t = useT(catalogue("applications"));
  const client = useQueryClient();
  const tell = async (answer: Application | "changed", isSilent: boolean) => {
    await refreshApplications(client);
    if (answer === "changed") showToast({ title: t.changed });
    else if (!isSilent) showToast({ title: t.done.moved(t.states[answer.state]) });
  };
  const { run, isPending } = useAction<Move, { answer: Application | "changed"; move: Move }>({
    call: async (api, move) => ({ move, answer: await makeMove(api, application, move) }),
    onDone: ({ answer, move }) => tell(answer, move.action === "view"),
  });
  return { move: run, isPending, tell };
}
