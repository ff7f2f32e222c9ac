import * as z from "zod";

/** What a profile says, in groups: by them a reader learns what has changed since a match was dismissed. */
export const changeGroups = [
  "about",
  "skills",
  "industry",
  "experience",
  "stage",
  "size",
  "time",
  "place",
  "money",
  "languages",
  "wishes",
] as const;

const groups = z.array(z.enum(changeGroups));

/** In the profile that was found, and in the member's own. */
export const matchChange = z.object({ theirs: groups, yours: groups });

export type ChangeGroup = (typeof changeGroups)[number];
export type MatchChange = z.infer<typeof matchChange>;
