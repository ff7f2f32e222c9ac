import type { GeneratedMatches, MyMatch, SavedMatches, SaveMatchesInput } from "@khamt/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "../../lib/api.ts";
import { oneQuery } from "../../lib/query/query.ts";
import type { SavedMatchStore } from "./saved-match.ts";
import { inputOf } from "./to-saved.ts";

const path = "/api/my-matches";

export const myMatchesQuery = oneQuery<MyMatch[]>(path);

type Actions = Pick<SavedMatchStore, "save" | "forget" | "dismiss" | "restore" | "contact" | "generate">;

/** What a member can do with the matches of the account; what is shown is asked for anew after each. */
export function accountActions(api: Api, client: QueryClient): Actions {
  const reload = () => client.invalidateQueries({ queryKey: myMatchesQuery.queryKey });
  const setStatus = async (id: string, status: MyMatch["status"]) => {
    await api.patch<MyMatch>(`${path}/${id}`, { status });
    await reload();
  };
  return {
    save: async (found) => {
      const { left } = await saveToAccount(api, [inputOf(found)]);
      await reload();
      return left[0]?.why ?? "saved";
    },
    forget: async ({ id }) => {
      await api.delete(`${path}/${id}`);
      await reload();
    },
    dismiss: ({ id }) => setStatus(id, "dismissed"),
    restore: ({ id, status }) => setStatus(id, status),
    contact: ({ id }) => setStatus(id, "contacted"),
    generate: async () => {
      const { body } = await api.post<GeneratedMatches>(`${path}/generate`, {});
      await reload();
      return { outcome: body.outcome, added: body.added.length };
    },
  };
}

export async function saveToAccount(api: Api, matches: SaveMatchesInput["matches"]): Promise<SavedMatches> {
  return (await api.post<SavedMatches>(path, { matches } satisfies SaveMatchesInput)).body;
}
