import * as z from "zod";

/** The address that takes the raw file by PUT, once and for ten minutes; without its query it is the stored file's. */
export const uploadAddress = z.object({ uploadURL: z.string() });

const imageSizes = ["small", "card", "full"] as const;
export const fileQuery = z.object({ size: z.enum(imageSizes).default("full") });
export const uploadQuery = z.object({
  expires: z.coerce.number<number>().int(),
  most: z.coerce.number<number>().int(),
  signature: z.string().max(100),
});
export const fileParams = z.object({ key: z.string().regex(/^[a-z0-9-]{10,60}$/) });
export const storedFile = z.object({ url: z.string(), name: z.string() });
/** One of the reader's own files, shown by a profile or not. */
export const memberFile = storedFile.extend({ type: z.string(), bytes: z.int() });
/** A file that others are shown. */
export const attachment = z.object({
  url: z.string(),
  /** Null: the file is gone. */
  name: z.string().nullable(),
  type: z.string().nullable(),
});
/** Header of the PUT with the file's name, percent-encoded. */
export const fileNameHeader = "x-file-name";

export type UploadAddress = z.infer<typeof uploadAddress>;
export type Attachment = z.infer<typeof attachment>;
export type StoredFile = z.infer<typeof storedFile>;
export type MemberFile = z.infer<typeof memberFile>;
