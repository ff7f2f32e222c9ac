ALTER TABLE "users" ALTER COLUMN "privacy" SET DEFAULT '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_hidden" boolean GENERATED ALWAYS AS (deletes_at is not null or not coalesce((privacy ->> 'isListed')::boolean, true)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_hidden_index" ON "users" USING btree ("id") WHERE is_hidden;
--> statement-breakpoint
-- Who hides takes all own profiles out of search; db/search/entries.ts files them anew when they are shown again.
CREATE FUNCTION follow_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH owned AS (
    SELECT id, 'idea' AS kind FROM startup_ideas WHERE user_id = NEW.id
    UNION ALL SELECT id, 'cofounder' FROM startup_cofounders WHERE user_id = NEW.id
    UNION ALL SELECT id, 'company' FROM companies WHERE user_id = NEW.id
    UNION ALL SELECT listing.id, 'project' FROM project_listings listing
      JOIN companies ON companies.id = listing.company_id WHERE companies.user_id = NEW.id
  ), marked AS (
    INSERT INTO entity_changes (id, kind, transaction) SELECT id, kind, pg_current_xact_id() FROM owned
    ON CONFLICT (kind, id) DO UPDATE SET transaction = excluded.transaction
  )
  DELETE FROM search_entries USING owned WHERE search_entries.id = owned.id AND NEW.is_hidden;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER follow_owner AFTER UPDATE ON "users" FOR EACH ROW WHEN (OLD.is_hidden <> NEW.is_hidden) EXECUTE FUNCTION follow_owner();
