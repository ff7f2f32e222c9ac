import type { Application, ApplicationCall, DeclineReason } from "@khamt/contract";
import { moveApplication } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { type Api, unlessChanged } from "../../lib/api.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { refreshApplications } from "./queries.ts";

export type Move = {
  action: ApplicationCall;
  reason?: DeclineReason | undefined;
  text?: string | undefined;
};

type Moved = Application | undefined;

export function makeMove(
  api: Api,
  { id }: Pick<Application, "id">,
  { action, ...body }: Move,
): Promise<Moved> {
  return unlessChanged(api.call(moveApplication, { params: { id, action }, body }));
}

/** Moves an application and brings everything up to date that shows it. */
export function useMoves(application: Application) {
  const t = useT(catalogue("applications"));
  const client = useQueryClient();
  const tell = async (answer: Moved, isSilent: boolean) => {
    await refreshApplications(client);
    if (!answer) showToast({ title: t.changed });
    else if (!isSilent) showToast({ title: t.done.moved(t.states[answer.state]) });
  };
  const { run, isPending } = useAction<Move, { answer: Moved; move: Move }>({
    call: async (api, move) => ({ move, answer: await makeMove(api, application, move) }),
    onDone: ({ answer, move }) => tell(answer, move.action === "view"),
  });
  return { move: run, isPending, tell };
}
