import * as z from "zod";
import { languages } from "./vocabulary.ts";

export const id = z.uuid();
export const timestamp = z.iso.datetime();
export const textList = z.array(z.string());
export const optionalText = z.string().nullable();
export const optionalInteger = z.int().nullable();

/** Fields that every listed entity carries. */
export const listed = {
  id,
  contentLanguage: z.enum(languages),
  isDemo: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
};
