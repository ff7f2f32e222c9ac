ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "rounds" DROP CONSTRAINT "rounds_audience_check";--> statement-breakpoint
ALTER TABLE "rounds" ALTER COLUMN "programme_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "round_people" ADD COLUMN "is_to_be_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "filter" jsonb;--> statement-breakpoint
CREATE INDEX "round_people_told_index" ON "round_people" USING btree ("rounds_id","user_id") WHERE "round_people"."is_to_be_told";--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_kind_check" CHECK ("deliveries"."kind" in ('new-match', 'search-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation', 'verification', 'report', 'report-answer', 'appeal', 'programme-application', 'programme-answer', 'trouble', 'announcement', 'introduction', 'event', 'office-hours', 'rounds', 'digest', 'desk'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('new-match', 'search-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation', 'verification', 'report', 'report-answer', 'appeal', 'programme-application', 'programme-answer', 'trouble', 'announcement', 'introduction', 'event', 'office-hours', 'rounds'));--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_filter_check" CHECK (("rounds"."filter" is not null) = ("rounds"."audience" = 'filter'));--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_everybody_check" CHECK ("rounds"."programme_id" is not null or "rounds"."audience" = 'filter');--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_audience_check" CHECK ("rounds"."audience" in ('joined', 'today', 'filter'));