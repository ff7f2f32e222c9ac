CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"programme_id" uuid,
	"author_id" uuid,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"told_until" uuid,
	"told" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "notifications" SET DEFAULT '{"matches":{"app":true,"mail":true},"searches":{"app":true,"mail":true},"messages":{"app":true,"mail":true},"invitations":{"app":true,"mail":true},"applications":{"app":true,"mail":true},"services":{"app":true,"mail":true},"safety":{"app":true,"mail":true},"announcements":{"app":true,"mail":true},"digest":{"app":true,"mail":true}}'::jsonb;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_newest_index" ON "announcements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "announcements_programme_index" ON "announcements" USING btree ("programme_id");--> statement-breakpoint
CREATE INDEX "announcements_author_index" ON "announcements" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_kind_check" CHECK ("deliveries"."kind" in ('new-match', 'search-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation', 'verification', 'report', 'report-answer', 'appeal', 'announcement', 'digest'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('new-match', 'search-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation', 'verification', 'report', 'report-answer', 'appeal', 'announcement'));