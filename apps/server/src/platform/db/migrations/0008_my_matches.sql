ALTER TABLE "ai_matches" DROP CONSTRAINT "ai_matches_pair_key";--> statement-breakpoint
ALTER TABLE "ai_matches" ALTER COLUMN "source_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_matches" ADD COLUMN "told_in" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_matches" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ai_matches" ADD COLUMN "dismissed_as" jsonb;--> statement-breakpoint
ALTER TABLE "ai_matches" ADD CONSTRAINT "ai_matches_pair_key" UNIQUE NULLS NOT DISTINCT("user_id","source_id","target_id");--> statement-breakpoint
ALTER TABLE "ai_matches" ADD CONSTRAINT "ai_matches_told_in_check" CHECK ("ai_matches"."told_in" in ('en', 'mn'));