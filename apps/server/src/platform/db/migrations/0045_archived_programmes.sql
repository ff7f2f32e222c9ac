DROP INDEX "users_name_index";--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "archived_at" timestamp (3) with time zone;
