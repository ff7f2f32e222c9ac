import pg from "pg";
import type { Source } from "../../apps/server/src/platform/answers/changes.ts";

export type Changing = { change: () => Promise<void>; close: () => Promise<void> };

/** What an edited profile tells. */
const told: readonly Source[] = ["startup_ideas", "startup_cofounders", "search_entries"];

/** Tells what hears of changes on a PostgreSQL what the triggers tell, and changes nothing. */
export function openChanging(url: string): Changing {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  return {
    change: async () => {
      await pool.query("select pg_notify('khamt_changes', source) from unnest($1::text[]) source", [told]);
    },
    close: () => pool.end(),
  };
}
