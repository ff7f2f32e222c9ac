import * as z from "zod";

/** Of the archive, not of the data in it: a program reads the formats up to its own. */
export const archiveFormat = 1;

const content = { bytes: z.number().int(), sha256: z.string() };
const table = z.object({ ...content, columns: z.array(z.string()), rows: z.number().int() });
const file = z.object({ ...content, type: z.string() });

/** What stands last in an archive and says what must stand before it. */
export const manifest = z.object({
  format: z.number().int(),
  /** The version that made it, and the last step its tables have seen. */
  program: z.string(),
  migration: z.number(),
  madeAt: z.string(),
  tables: z.record(z.string(), table),
  /** The last number that each sequence gave out; null for none. */
  sequences: z.record(z.string(), z.string().nullable()),
  files: z.record(z.string(), file),
  /** Rows of files whose bytes were removed while the archive was made. */
  missing: z.array(z.string()),
  /** The secret kept in the data folder, if there was one. */
  secret: z.object(content).nullable(),
});

export type Manifest = z.infer<typeof manifest>;
export type Content = { bytes: number; sha256: string };

export const names = {
  manifest: "manifest.json",
  secret: "secret",
  table: (name: string) => `tables/${name}.jsonl`,
  file: (key: string) => `files/${key}`,
};

/** Every entry that the manifest promises. */
export function promised({ tables, files, secret }: Manifest): Map<string, Content> {
  return new Map<string, Content>([
    ...Object.entries(tables).map(([name, each]) => [names.table(name), each] as const),
    ...Object.entries(files).map(([key, each]) => [names.file(key), each] as const),
    ...(secret ? [[names.secret, secret] as const] : []),
  ]);
}
