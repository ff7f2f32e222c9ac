ALTER TABLE "programme_members" ADD COLUMN "is_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "jury_closes_at" timestamp (3) with time zone;