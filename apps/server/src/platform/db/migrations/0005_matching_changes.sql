CREATE TABLE "entity_changes" (
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"transaction" "xid8" NOT NULL,
	CONSTRAINT "entity_changes_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "entity_changes_kind_check" CHECK ("entity_changes"."kind" in ('idea', 'cofounder', 'company', 'project'))
);
--> statement-breakpoint
CREATE INDEX "entity_changes_transaction_index" ON "entity_changes" USING btree ("transaction","kind","id");--> statement-breakpoint
-- Every row that is written is marked with the transaction that wrote it, so that a reader misses none, in whatever order
-- transactions end: what is older than the oldest transaction under way will never change any more.
CREATE FUNCTION mark_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entity_changes (id, kind, transaction)
  VALUES (coalesce(NEW.id, OLD.id), TG_ARGV[0], pg_current_xact_id())
  ON CONFLICT (kind, id) DO UPDATE SET transaction = excluded.transaction;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_all_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entity_changes (id, kind, transaction)
  VALUES ('00000000-0000-0000-0000-000000000000', TG_ARGV[0], pg_current_xact_id())
  ON CONFLICT (kind, id) DO UPDATE SET transaction = excluded.transaction;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER mark_change AFTER INSERT OR UPDATE OR DELETE ON "startup_ideas" FOR EACH ROW EXECUTE FUNCTION mark_change('idea');
--> statement-breakpoint
CREATE TRIGGER mark_change AFTER INSERT OR UPDATE OR DELETE ON "startup_cofounders" FOR EACH ROW EXECUTE FUNCTION mark_change('cofounder');
--> statement-breakpoint
CREATE TRIGGER mark_change AFTER INSERT OR UPDATE OR DELETE ON "companies" FOR EACH ROW EXECUTE FUNCTION mark_change('company');
--> statement-breakpoint
CREATE TRIGGER mark_change AFTER INSERT OR UPDATE OR DELETE ON "project_listings" FOR EACH ROW EXECUTE FUNCTION mark_change('project');
--> statement-breakpoint
CREATE TRIGGER mark_all_changed AFTER TRUNCATE ON "startup_ideas" EXECUTE FUNCTION mark_all_changed('idea');
--> statement-breakpoint
CREATE TRIGGER mark_all_changed AFTER TRUNCATE ON "startup_cofounders" EXECUTE FUNCTION mark_all_changed('cofounder');
--> statement-breakpoint
CREATE TRIGGER mark_all_changed AFTER TRUNCATE ON "companies" EXECUTE FUNCTION mark_all_changed('company');
--> statement-breakpoint
CREATE TRIGGER mark_all_changed AFTER TRUNCATE ON "project_listings" EXECUTE FUNCTION mark_all_changed('project');
--> statement-breakpoint
-- A project is owned by whoever owns its company.
CREATE FUNCTION mark_projects_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entity_changes (id, kind, transaction)
  SELECT id, 'project', pg_current_xact_id() FROM project_listings WHERE company_id = NEW.id
  ON CONFLICT (kind, id) DO UPDATE SET transaction = excluded.transaction;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER mark_projects_changed AFTER UPDATE OF "user_id" ON "companies" FOR EACH ROW WHEN (OLD.user_id <> NEW.user_id) EXECUTE FUNCTION mark_projects_changed();
