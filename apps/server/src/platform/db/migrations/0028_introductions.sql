CREATE TABLE "introductions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"programme_id" uuid NOT NULL,
	"a_id" uuid NOT NULL,
	"b_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"percent" integer,
	"reasons" jsonb NOT NULL,
	"is_quiet" boolean NOT NULL,
	"a_accepts" boolean,
	"b_accepts" boolean,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "introductions_state_check" CHECK ("introductions"."state" in ('open', 'connected', 'ended')),
	CONSTRAINT "introductions_pair_check" CHECK ("introductions"."a_id" < "introductions"."b_id")
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_a_id_users_id_fk" FOREIGN KEY ("a_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_b_id_users_id_fk" FOREIGN KEY ("b_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "introductions_open_key" ON "introductions" USING btree ("a_id","b_id") WHERE state = 'open' and not is_quiet;--> statement-breakpoint
CREATE INDEX "introductions_newest_index" ON "introductions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "introductions_programme_index" ON "introductions" USING btree ("programme_id");--> statement-breakpoint
CREATE INDEX "introductions_a_index" ON "introductions" USING btree ("a_id","created_at");--> statement-breakpoint
CREATE INDEX "introductions_b_index" ON "introductions" USING btree ("b_id","created_at");--> statement-breakpoint
CREATE INDEX "introductions_author_index" ON "introductions" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "introductions_ends_index" ON "introductions" USING btree ("ends_at") WHERE state = 'open';--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_kind_check" CHECK ("deliveries"."kind" in ('new-match', 'search-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation', 'verification', 'report', 'report-answer', 'appeal', 'programme-application', 'programme-answer', 'trouble', 'announcement', 'introduction', 'digest', 'desk'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('new-match', 'search-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation', 'verification', 'report', 'report-answer', 'appeal', 'programme-application', 'programme-answer', 'trouble', 'announcement', 'introduction'));