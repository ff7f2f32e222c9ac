CREATE TABLE "search_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"terms" "tsvector" NOT NULL,
	"padding" text DEFAULT repeat(' ', 2048) NOT NULL,
	CONSTRAINT "search_entries_kind_check" CHECK ("search_entries"."kind" in ('idea', 'cofounder', 'company', 'project'))
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"sound" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "startup_cofounders_concepts_index";--> statement-breakpoint
DROP INDEX "startup_cofounders_words_index";--> statement-breakpoint
DROP INDEX "startup_cofounders_search_index";--> statement-breakpoint
DROP INDEX "companies_concepts_index";--> statement-breakpoint
DROP INDEX "companies_words_index";--> statement-breakpoint
DROP INDEX "companies_search_index";--> statement-breakpoint
DROP INDEX "startup_ideas_concepts_index";--> statement-breakpoint
DROP INDEX "startup_ideas_words_index";--> statement-breakpoint
DROP INDEX "startup_ideas_search_index";--> statement-breakpoint
DROP INDEX "project_listings_concepts_index";--> statement-breakpoint
DROP INDEX "project_listings_words_index";--> statement-breakpoint
DROP INDEX "project_listings_search_index";--> statement-breakpoint
CREATE INDEX "search_entries_idea_index" ON "search_entries" USING gin ("terms") WITH (fastupdate=false) WHERE kind = 'idea';--> statement-breakpoint
CREATE INDEX "search_entries_cofounder_index" ON "search_entries" USING gin ("terms") WITH (fastupdate=false) WHERE kind = 'cofounder';--> statement-breakpoint
CREATE INDEX "search_entries_company_index" ON "search_entries" USING gin ("terms") WITH (fastupdate=false) WHERE kind = 'company';--> statement-breakpoint
CREATE INDEX "search_entries_project_index" ON "search_entries" USING gin ("terms") WITH (fastupdate=false) WHERE kind = 'project';--> statement-breakpoint
CREATE INDEX "search_words_word_index" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_sound_index" ON "search_words" USING gin ("sound" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "startup_cofounders" DROP COLUMN "concepts";--> statement-breakpoint
ALTER TABLE "startup_cofounders" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "startup_cofounders" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "concepts";--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "startup_ideas" DROP COLUMN "concepts";--> statement-breakpoint
ALTER TABLE "startup_ideas" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "startup_ideas" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "project_listings" DROP COLUMN "concepts";--> statement-breakpoint
ALTER TABLE "project_listings" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "project_listings" DROP COLUMN "search_text";--> statement-breakpoint
-- Terms are read when an entry is written, never when one is found, but a page holds ten times as many rows without them.
-- PostgreSQL keeps a value elsewhere only in rows of more than 2 kB: the padding, some 30 bytes when compressed, makes them so.
ALTER TABLE "search_entries" ALTER COLUMN "terms" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "search_entries" SET (toast_tuple_target = 128);
--> statement-breakpoint
-- Whatever hides or deletes an entity takes it out of search. Only db/search/entries.ts puts one in.
CREATE FUNCTION leave_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE id = OLD.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER leave_search AFTER DELETE ON "startup_ideas" FOR EACH ROW EXECUTE FUNCTION leave_search();
--> statement-breakpoint
CREATE TRIGGER leave_search AFTER DELETE ON "startup_cofounders" FOR EACH ROW EXECUTE FUNCTION leave_search();
--> statement-breakpoint
CREATE TRIGGER leave_search AFTER DELETE ON "companies" FOR EACH ROW EXECUTE FUNCTION leave_search();
--> statement-breakpoint
CREATE TRIGGER leave_search AFTER DELETE ON "project_listings" FOR EACH ROW EXECUTE FUNCTION leave_search();
--> statement-breakpoint
CREATE TRIGGER leave_search_hidden AFTER UPDATE OF "is_active" ON "startup_ideas" FOR EACH ROW WHEN (NOT NEW.is_active) EXECUTE FUNCTION leave_search();
--> statement-breakpoint
CREATE TRIGGER leave_search_hidden AFTER UPDATE OF "is_available" ON "startup_cofounders" FOR EACH ROW WHEN (NOT NEW.is_available) EXECUTE FUNCTION leave_search();
--> statement-breakpoint
CREATE TRIGGER leave_search_hidden AFTER UPDATE OF "is_active" ON "project_listings" FOR EACH ROW WHEN (NOT NEW.is_active) EXECUTE FUNCTION leave_search();
