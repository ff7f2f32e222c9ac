import * as z from "zod";
import { id, inBoth } from "../fields.ts";

/** What waits for whoever has a desk; of failures those of the last day. */
const deskTasks = [
  "reports",
  "appeals",
  "account-appeals",
  "services",
  "applications",
  /** About applications: prepared, and told to nobody. */
  "decisions",
  "jobs",
  "letters",
  /** Nearly full. */
  "disk",
] as const;

/** Only what there is at least one of. Applications, and decisions about them, stand by programme. */
export const deskWaiting = z.array(
  z.object({
    task: z.enum(deskTasks),
    count: z.int(),
    programme: z.object({ id, name: inBoth }).nullable(),
  }),
);

export type DeskTask = (typeof deskTasks)[number];
export type DeskWaiting = z.infer<typeof deskWaiting>;
