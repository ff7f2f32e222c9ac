CREATE TABLE "figure_counts" (
	"programme_id" uuid,
	"language" text,
	"kind" text,
	"figure" text NOT NULL,
	"key" text NOT NULL,
	"people" integer NOT NULL,
	"value" double precision,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "figure_counts_key" UNIQUE NULLS NOT DISTINCT("programme_id","language","kind","figure","key"),
	CONSTRAINT "figure_counts_language_check" CHECK ("figure_counts"."language" in ('en', 'mn')),
	CONSTRAINT "figure_counts_kind_check" CHECK ("figure_counts"."kind" in ('idea', 'cofounder', 'company', 'project')),
	CONSTRAINT "figure_counts_figure_check" CHECK ("figure_counts"."figure" in ('signed-up', 'listed', 'invited', 'answered', 'connected', 'together', 'answer-hours', 'refusal', 'sought', 'offered'))
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "notifications" SET DEFAULT '{"matches":{"app":true,"mail":true},"searches":{"app":true,"mail":true},"messages":{"app":true,"mail":true},"invitations":{"app":true,"mail":true},"applications":{"app":true,"mail":true},"services":{"app":true,"mail":true},"safety":{"app":true,"mail":true},"digest":{"app":true,"mail":true},"desk":{"app":true,"mail":true}}'::jsonb;--> statement-breakpoint
ALTER TABLE "figure_counts" ADD CONSTRAINT "figure_counts_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_kind_check" CHECK ("deliveries"."kind" in ('new-match', 'search-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation', 'verification', 'report', 'report-answer', 'appeal', 'programme-application', 'programme-answer', 'trouble', 'digest', 'desk'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('new-match', 'search-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation', 'verification', 'report', 'report-answer', 'appeal', 'programme-application', 'programme-answer', 'trouble'));