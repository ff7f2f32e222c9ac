import type { Db } from "../db/handle.ts";
import { type Listener, openListener, poolOf } from "../db/listener.ts";

/**
 * What triggers tell: tables, `activity` (members were here), `withdrawn` (something is not listed any more), `settings` (what the
 * operator says of the site).
 */
const sources = [
  "users",
  "activity",
  "startup_ideas",
  "startup_cofounders",
  "companies",
  "project_listings",
  "search_entries",
  "search_words",
  "withdrawn",
  "verifications",
  "domain_claims",
  "reviews",
  "connections",
  "applications",
  "service_requests",
  "success_stories",
  "blocks",
  "reports",
  "decisions",
  "files",
  "programme_members",
  "settings",
] as const;
export type Source = (typeof sources)[number];

/** A moment in what was heard of changes. */
export type Mark = { readonly gaps: number; readonly at: number };

export type Changes = {
  /** Now, to be taken before anything is read. Undefined while changes may be missed: then nothing may be kept. */
  mark: () => Mark | undefined;
  /** Whether none of the sources has changed since; without sources, whether nothing has. */
  isFresh: (mark: Mark, sources?: readonly Source[]) => boolean;
  /** Once all is heard that was committed before, or is known not to be heard. */
  caughtUp: () => Promise<void>;
  close: () => Promise<void>;
};

const channel = "khamt_changes";

/** Hears what every process on the database writes. Listens from the first question on. */
export function openChanges(db: Db): Changes {
  const changed = new Map<string, number>();
  let [gaps, heard] = [0, 0];
  let isListening = false;
  let listener: Listener | undefined;
  let [running, next]: (Promise<void> | undefined)[] = [];

  const start = () =>
    openListener({
      pool: poolOf(db),
      channel,
      onMessage: (source) => {
        heard += 1;
        changed.set(source, heard);
      },
      onListening: () => (isListening = true),
      onLost: () => {
        gaps += 1;
        isListening = false;
      },
    });

  /** Who comes while one is asked may have committed more: the next one is for them. */
  const catchUp = async () => {
    await running;
    [running, next] = [next, undefined];
    if (isListening) await listener?.caughtUp().catch(() => {});
  };

  return {
    mark: () => {
      listener ??= start();
      return isListening ? { gaps, at: heard } : undefined;
    },
    isFresh: (mark, of) => {
      if (!isListening || mark.gaps !== gaps) return false;
      if (mark.at === heard) return true;
      return of !== undefined && of.every((source) => (changed.get(source) ?? 0) <= mark.at);
    },
    caughtUp: () => (next ??= catchUp()),
    close: async () => listener?.close(),
  };
}
