ALTER TABLE "programme_invitations" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "programme_invitations" ADD COLUMN "reminds_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mentor_bookings" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "mentor_bookings" ADD COLUMN "remarks" text;--> statement-breakpoint
ALTER TABLE "mentor_slots" ADD COLUMN "moved_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "programme_invitations_reminds_index" ON "programme_invitations" USING btree ("reminds_at") WHERE reminds_at is not null;--> statement-breakpoint
ALTER TABLE "programme_invitations" ADD CONSTRAINT "programme_invitations_language_check" CHECK ("programme_invitations"."language" in ('en', 'mn'));--> statement-breakpoint
ALTER TABLE "mentor_bookings" ADD CONSTRAINT "mentor_bookings_outcome_check" CHECK ("mentor_bookings"."outcome" in ('came', 'missed'));