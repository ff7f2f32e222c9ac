import * as z from "zod";
import { listed, timestamp } from "../fields.ts";
import { filterOption, profilesQuery } from "../list.ts";
import { cofounderFields } from "./fields/cofounder.ts";
import { outputShape } from "./fields/output.ts";
import { own } from "./own.ts";
import { ownerActivity } from "./owner-activity.ts";
import { verification } from "./verification.ts";
import { cofounderLocations, listAvailabilities, listSkills } from "../vocabulary.ts";

/** A co-founder profile as everyone may see it: no e-mail, no phone number. */
export const cofounder = z.object({
  ...listed,
  ...outputShape(cofounderFields, "everyone"),
  isAvailable: z.boolean(),
  isVerified: z.boolean(),
  verification: verification.nullable(),
  lastActiveAt: timestamp.nullable(),
});

/** A person on their own page. */
export const cofounderDetail = cofounder.extend({ ownerActivity });

/** The owner's view: with the contacts that nobody else sees unasked. */
export const ownCofounder = cofounder.extend({
  ...own.output,
  ...outputShape(cofounderFields, "contact"),
});

export const cofounderListQuery = profilesQuery.extend({
  skills: filterOption(listSkills),
  location: filterOption(cofounderLocations),
  availability: filterOption(listAvailabilities),
});

export type Cofounder = z.infer<typeof cofounder>;
export type CofounderDetail = z.infer<typeof cofounderDetail>;
export type OwnCofounder = z.infer<typeof ownCofounder>;
export type CofounderListQuery = z.infer<typeof cofounderListQuery>;
