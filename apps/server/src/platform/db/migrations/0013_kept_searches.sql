CREATE TABLE "kept_search_finds" (
	"search_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	CONSTRAINT "kept_search_finds_search_id_target_id_pk" PRIMARY KEY("search_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "kept_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"looks_for" text NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"source_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_searches_looks_for_check" CHECK ("kept_searches"."looks_for" in ('startup-idea', 'cofounder', 'company', 'project')),
	CONSTRAINT "kept_searches_kind_check" CHECK ("kept_searches"."kind" in ('idea', 'cofounder', 'company', 'project')),
	CONSTRAINT "kept_searches_about_check" CHECK (("kept_searches"."text" is null) <> ("kept_searches"."source_id" is null))
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "notifications" SET DEFAULT '{"matches":{"app":true,"mail":true},"searches":{"app":true,"mail":true},"messages":{"app":true,"mail":true},"invitations":{"app":true,"mail":true},"applications":{"app":true,"mail":true},"services":{"app":true,"mail":true},"digest":{"app":true,"mail":true}}'::jsonb;--> statement-breakpoint
ALTER TABLE "kept_search_finds" ADD CONSTRAINT "kept_search_finds_search_id_kept_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."kept_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_searches" ADD CONSTRAINT "kept_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_search_finds_target_index" ON "kept_search_finds" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "kept_searches_user_index" ON "kept_searches" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_kind_check" CHECK ("deliveries"."kind" in ('new-match', 'search-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation', 'digest'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('new-match', 'search-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation'));