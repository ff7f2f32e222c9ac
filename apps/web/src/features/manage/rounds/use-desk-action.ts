import type { ManagedRounds } from "@khamt/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { Api } from "../../../lib/api.ts";
import { managedRoundsQuery } from "../../../shared/rounds/queries.ts";
import { type ActionOptions, useAction } from "../../../ui/buttons/use-action.ts";

type DeskCall<Input> = (api: Api, input: Input) => Promise<ManagedRounds>;

export function useDeskAction<Input>(...asked: Parameters<typeof useDeskCall<Input>>) {
  return useAction(useDeskCall(...asked));
}

/** What the call answers is what the page shows next. `onDone` follows. */
export function useDeskCall<Input>(
  call: DeskCall<Input>,
  onDone?: () => void,
): ActionOptions<Input, ManagedRounds> {
  const client = useQueryClient();
  return {
    call,
    onDone: (answer) => {
      client.setQueryData(managedRoundsQuery(answer.id).queryKey, answer);
      onDone?.();
    },
  };
}
