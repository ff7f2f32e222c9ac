import type * as z from "zod";
import type { PreferenceCount, preferenceCountRequest } from "@khamt/contract";
import type { Ask, Profile } from "../../matching/calls.ts";
import { sought } from "./policy.ts";

type Question = {
  ask: Ask;
  wanted: z.output<typeof preferenceCountRequest>;
  /** Whose profiles are not counted. */
  ownerId: string | null;
};

/** How many meet the must-haves of a form that is being filled in. */
export async function countMeeting({ ask, wanted, ownerId }: Question): Promise<PreferenceCount> {
  const { kind, fields, preferences } = wanted;
  const source: Profile = { kind, profile: { ...fields, id: "visitor", preferences, ownerId } };
  const { met, of, demands } = await ask("count", { source, target: sought[kind] });
  return { met, of, musts: [...demands] };
}
