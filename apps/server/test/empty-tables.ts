import type { Database } from "../src/platform/db/client.ts";

/**
 * Row by row: truncating makes new files for each table and index, which takes longer than most tests. Triggers and references are
 * passed by, so it tells what they would: servers that have kept answers, and the log of changes, which goes on as it does in life.
 */
const EMPTY_TABLES = `
  do $$
  declare
    place regclass;
  begin
    set local session_replication_role = replica;
    for place in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> 'entity_changes' and pg_relation_size(oid) > 0 loop
      execute format('delete from %s', place);
      perform pg_notify('khamt_changes', place::text);
    end loop;
    perform pg_notify('khamt_changes', 'withdrawn');
    insert into entity_changes (id, kind, transaction)
      select '00000000-0000-0000-0000-000000000000', kind, pg_current_xact_id()
      from unnest(array['idea', 'cofounder', 'company', 'project']) as kind
      on conflict (kind, id) do update set transaction = excluded.transaction;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
  end $$`;

export async function emptyTables({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query(EMPTY_TABLES);
}
