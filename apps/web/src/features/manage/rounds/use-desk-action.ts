import type { ManagedRounds } from "@khamt/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { Api } from "../../../lib/api.ts";
import { managedRoundsQuery } from "../../../shared/rounds/queries.ts";
import { useAction } from "../../../ui/buttons/use-action.ts";

/** What the call answers is what the page shows next. `onDone` follows. */
export function useDeskAction<Input>(
  call: (api: Api, input: Input) => Promise<ManagedRounds>,
  onDone?: () => void,
) {
  const client = useQueryClient();
  return useAction<Input, ManagedRounds>({
    call,
    onDone: (answer) => {
      client.setQueryData(managedRoundsQuery(answer.id).queryKey, answer);
      onDone?.();
    },
  });
}
