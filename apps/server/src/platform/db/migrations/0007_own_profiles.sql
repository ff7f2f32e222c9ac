CREATE TABLE "drafts" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"entity" text NOT NULL,
	"fields" jsonb NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drafts_user_id_kind_entity_pk" PRIMARY KEY("user_id","kind","entity"),
	CONSTRAINT "drafts_kind_check" CHECK ("drafts"."kind" in ('idea', 'cofounder', 'company', 'project'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"state" text DEFAULT 'pending' NOT NULL,
	"type" text,
	"name" text,
	"bytes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"free_since" timestamp (3) with time zone,
	CONSTRAINT "files_state_check" CHECK ("files"."state" in ('pending', 'receiving', 'stored'))
);
--> statement-breakpoint
DROP INDEX "companies_newest_index";--> statement-breakpoint
ALTER TABLE "startup_cofounders" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "startup_cofounders" ADD COLUMN "preferences" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "preferences" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "startup_ideas" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "startup_ideas" ADD COLUMN "preferences" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "project_listings" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "project_listings" ADD COLUMN "preferences" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_user_id_index" ON "files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "files_free_since_index" ON "files" USING btree ("free_since");--> statement-breakpoint
CREATE INDEX "companies_newest_index" ON "companies" USING btree ("created_at","id") WHERE is_active;--> statement-breakpoint
-- An edit names the version that it was made from by this time: no two versions may bear the same one, whatever the
-- clock does.
CREATE OR REPLACE FUNCTION touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('khamt.keep_updated_at', true), '') <> 'on' THEN
    NEW.updated_at := greatest(now(), OLD.updated_at + interval '1 millisecond');
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- A company that is taken out takes its listings along: they are shown beside it. What comes back is filed again by
-- owned/write.ts.
CREATE FUNCTION follow_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entity_changes (id, kind, transaction)
  SELECT id, 'project', pg_current_xact_id() FROM project_listings WHERE company_id = NEW.id
  ON CONFLICT (kind, id) DO UPDATE SET transaction = excluded.transaction;
  IF NOT NEW.is_active THEN
    DELETE FROM search_entries WHERE id = NEW.id
      OR id IN (SELECT id FROM project_listings WHERE company_id = NEW.id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER follow_company AFTER UPDATE OF "is_active" ON "companies" FOR EACH ROW WHEN (OLD.is_active <> NEW.is_active) EXECUTE FUNCTION follow_company();
