import * as z from "zod";
import { listed, optionalText, textList } from "../fields.ts";
import { filterOption, pageQuery, word } from "../list.ts";
import { ownerActivity } from "../entities/owner-activity.ts";
import { verification } from "../entities/verification.ts";
import {
  browseAvailabilities,
  browseExpertise,
  browseIndustries,
  partnerTypes,
  projectSkills,
  searchLocations,
} from "../vocabulary.ts";

/** One view over co-founders ("individual") and companies ("company"); `id` is the id of the one it shows. */
export const partner = z.object({
  ...listed,
  type: z.enum(partnerTypes),
  name: z.string(),
  avatar: optionalText,
  title: optionalText,
  /** A person's own company, where they have listed one. */
  company: optionalText,
  location: optionalText,
  verified: z.boolean(),
  verification: verification.nullable(),
  bio: optionalText,
  skills: textList,
  expertise: textList,
  /** 0.0 to 5.0, of all reviews; null while there is none. */
  rating: z.number().nullable(),
  reviews: z.int(),
  /** With how many members the one behind it is connected. */
  connections: z.int(),
  experience: optionalText,
  availability: optionalText,
});

/** With the contacts that their owner publishes: a company's business contacts, never a person's. */
export const partnerDetail = partner.extend({
  email: optionalText,
  phone: optionalText,
  website: optionalText,
  ownerActivity,
});

export const partnerListQuery = pageQuery.extend({ type: filterOption(partnerTypes) });

export const partnerSearchQuery = partnerListQuery.omit({ q: true }).extend({
  skills: filterOption(projectSkills),
  industry: filterOption(browseIndustries),
  expertise: filterOption(browseExpertise),
  location: filterOption(searchLocations),
  availability: filterOption(browseAvailabilities),
  searchTerm: word.optional(),
});

export const partnerCountQuery = partnerSearchQuery.omit({ limit: true, cursor: true });

/** How many of each type a search finds. `countedTo`: counting stopped there, and it may be more; null: it did not. */
export const partnerCounts = z.object({
  individuals: z.int(),
  companies: z.int(),
  countedTo: z.int().nullable(),
});

export type Partner = z.infer<typeof partner>;
export type PartnerDetail = z.infer<typeof partnerDetail>;
export type PartnerCountQuery = z.infer<typeof partnerCountQuery>;
export type PartnerCounts = z.infer<typeof partnerCounts>;
export type PartnerSearchQuery = z.infer<typeof partnerSearchQuery>;
