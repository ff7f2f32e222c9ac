import type { MyMatch, SavedMatches, SaveMatchesInput } from "@khamt/contract";
import {
  deleteMatch,
  generateMatches,
  getDashboard,
  listMyMatches,
  saveMatches,
  updateMatch,
} from "@khamt/contract/calls";
import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "../../lib/api.ts";
import { invalidateCalls, oneQuery } from "../../lib/query/query.ts";
import { resultsKey } from "../matches/results-key.ts";
import type { Found, SavedMatch, SavedMatchStore } from "./saved-match.ts";
import { inputOf } from "./to-saved.ts";

export const myMatchesQuery = oneQuery(listMyMatches);

type Actions = Pick<SavedMatchStore, "save" | "forget" | "dismiss" | "restore" | "contact" | "generate">;

/** What a member can do with the matches of the account; what is shown is asked for anew after each. */
export function accountActions(api: Api, client: QueryClient): Actions {
  const reload = () => client.invalidateQueries({ queryKey: myMatchesQuery.queryKey });
  const setStatus = async (id: string, status: MyMatch["status"]) => {
    await api.call(updateMatch, { params: { id }, body: { status } });
    await reloadAll(client);
  };
  return {
    save: async (found) => {
      const { left } = await saveToAccount(api, [inputOf(found)]);
      await reload();
      return left[0]?.why ?? "saved";
    },
    forget: async ({ id }) => {
      await api.call(deleteMatch, { params: { id } });
      await reload();
    },
    dismiss: ({ id }) => setStatus(id, "dismissed"),
    restore: ({ id, status }) => setStatus(id, status),
    contact: ({ id }) => setStatus(id, "contacted"),
    generate: async () => {
      const { outcome, added } = await api.call(generateMatches);
      await reload();
      return { outcome, added: added.length };
    },
  };
}

/**
 * What was found for a profile of the member's own is not found for it again until one of both changes; undefined where it is not
 * listed any more.
 */
export async function dismissFound(
  api: Api,
  client: QueryClient,
  found: Found,
): Promise<SavedMatch | undefined> {
  const { saved } = await saveToAccount(api, [{ ...inputOf(found), status: "dismissed" }]);
  await reloadAll(client);
  return saved[0];
}

async function reloadAll(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: myMatchesQuery.queryKey }), reloadFound(client)]);
}

/** Who is dismissed, or is so no longer, is found or not. */
export async function reloadFound(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: resultsKey }),
    invalidateCalls(client, [getDashboard]),
  ]);
}

export function saveToAccount(api: Api, matches: SaveMatchesInput["matches"]): Promise<SavedMatches> {
  return api.call(saveMatches, { body: { matches } });
}
