CREATE TABLE "success_stories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ground_kind" text NOT NULL,
	"ground_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"content_language" text NOT NULL,
	"achievement" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"moved_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "success_stories_ground_key" UNIQUE("ground_kind","ground_id"),
	CONSTRAINT "success_stories_ground_kind_check" CHECK ("success_stories"."ground_kind" in ('connection', 'application', 'service')),
	CONSTRAINT "success_stories_content_language_check" CHECK ("success_stories"."content_language" in ('en', 'mn')),
	CONSTRAINT "success_stories_achievement_check" CHECK ("success_stories"."achievement" in ('team', 'company', 'product', 'project', 'customers', 'funding', 'learning', 'other')),
	CONSTRAINT "success_stories_state_check" CHECK ("success_stories"."state" in ('asked', 'published', 'declined', 'withdrawn', 'removed')),
	CONSTRAINT "success_stories_people_check" CHECK ("success_stories"."author_id" <> "success_stories"."partner_id"),
	CONSTRAINT "success_stories_published_check" CHECK (("success_stories"."state" = 'published') = ("success_stories"."published_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "decisions" DROP CONSTRAINT "decisions_subject_kind_check";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_subject_kind_check";--> statement-breakpoint
ALTER TABLE "success_stories" ADD CONSTRAINT "success_stories_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "success_stories" ADD CONSTRAINT "success_stories_partner_id_users_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "success_stories" ADD CONSTRAINT "success_stories_moved_by_users_id_fk" FOREIGN KEY ("moved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "success_stories_newest_index" ON "success_stories" USING btree ("published_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "success_stories_author_index" ON "success_stories" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "success_stories_partner_index" ON "success_stories" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "success_stories_moved_by_index" ON "success_stories" USING btree ("moved_by");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_kind_check" CHECK ("deliveries"."kind" in ('new-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation', 'digest'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('new-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation'));--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_subject_kind_check" CHECK ("decisions"."subject_kind" in ('idea', 'cofounder', 'company', 'project', 'connection', 'conversation', 'story'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_subject_kind_check" CHECK ("reports"."subject_kind" in ('idea', 'cofounder', 'company', 'project', 'connection', 'conversation', 'story'));