import type { Introducible } from "@khamt/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { catalogue, useT } from "../../../lib/language/index.ts";
import type { Suggest } from "../../../ui/forms/suggestions.ts";
import { introducibleQuery } from "./queries.ts";

/** Who can be introduced, by a part of the name; with `to` those first who fit them best. */
export function useIntroducible(programmeId: string, to: string): Suggest {
  const client = useQueryClient();
  const { noProfile } = useT(catalogue("manage-introductions")).form;
  return useCallback(
    async (q) => {
      if (programmeId === "") return [];
      const people = await client.fetchQuery(introducibleQuery({ programmeId, to, q }));
      return people.map((each) => ({
        id: each.userId,
        label: each.name,
        otherLabel: each.name,
        detail: each.headline ?? undefined,
        note: noteOf(each, noProfile),
      }));
    },
    [client, noProfile, programmeId, to],
  );
}

function noteOf({ percent, hasProfile }: Introducible, noProfile: string): string {
  if (percent !== null) return `${percent}%`;
  return hasProfile ? "" : noProfile;
}
