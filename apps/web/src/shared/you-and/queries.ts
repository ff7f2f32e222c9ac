import type { EntityRef, MatchesWith } from "@khamt/contract";
import { getMatchWith, listMatchesWith } from "@khamt/contract/calls";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { Api } from "../../lib/api.ts";
import { useUser } from "../../lib/auth/index.ts";
import { batchedCall } from "../../lib/query/batched.ts";
import { oneQuery } from "../../lib/query/query.ts";

/** Other members write too: what was compared a while ago is compared again. */
const staleTime = 5 * 60_000;

/** How well the member fits one profile or listing, and why. A visitor's is never asked for. */
export function useMatchWith({ kind, id }: EntityRef) {
  const isMember = useUser() !== null;
  const { data, isError, refetch } = useQuery({
    ...oneQuery(getMatchWith, { params: { kind, id } }),
    enabled: isMember,
    staleTime,
  });
  return { match: data, isFailed: isError && data === undefined, retry: () => void refetch() };
}

/** How well the member fits what a card shows; the cards of a screen ask together. Undefined while nothing can be said. */
export function useOwnPercent(target: EntityRef): MatchesWith[number] | undefined {
  const { api } = useRouter().options.context;
  const isMember = useUser() !== null;
  return useQuery({ ...percentQuery(api, target), enabled: isMember, staleTime }).data ?? undefined;
}

function percentQuery(api: Api, { kind, id }: EntityRef) {
  return queryOptions({
    queryKey: [listMatchesWith, { kind, id }],
    queryFn: () => askPercent(api)({ kind, id }),
  });
}

const askPercent = batchedCall<EntityRef, MatchesWith[number] | null>(async (api, targets) => {
  const found = await api.call(listMatchesWith, { body: { targets } });
  return targets.map(
    ({ kind, id }) => found.find(({ target }) => target.kind === kind && target.id === id) ?? null,
  );
});
