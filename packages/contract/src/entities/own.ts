import * as z from "zod";
import { timestampInput } from "../fields.ts";
import { languageQuery } from "../list.ts";
import { preferences } from "./preferences.ts";

/** What every profile and listing carries besides its own fields when its owner writes or reads it. */
export const own = {
  input: {
    preferences: preferences.default({}),
    /** Listed and matched as soon as it says enough to match on. */
    isPublished: z.boolean().default(true),
  },
  output: {
    preferences,
    isPublished: z.boolean(),
    /** Fields without which it is not listed, in the order of the form; empty: it says enough. */
    missing: z.array(z.string()),
    /** Percent of what a good profile says. */
    completeness: z.int().min(0).max(100),
  },
} as const;

/** The version that an edit was made from: `updatedAt` as it was read. Another one by now is a conflict. */
export const editedVersion = languageQuery.extend({
  version: timestampInput,
  /** What is being typed into its form meanwhile stays: only whether it is listed changes. */
  keeps: z.literal("draft").optional(),
});

/** The same of what several people change: without it, whatever it is by now is changed. */
export const readVersion = languageQuery.extend({ version: timestampInput.optional() });

/** A key that the device makes up for what it makes, and sends again where no answer came: then nothing is made twice. */
export const madeOnce = languageQuery.extend({ key: z.uuid().optional() });

/** What the deletion of an own one answers. */
export const deleted = z.object({ success: z.literal(true) });
