CREATE TABLE "gathering_guests" (
	"gathering_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"news" text,
	CONSTRAINT "gathering_guests_gathering_id_user_id_pk" PRIMARY KEY("gathering_id","user_id"),
	CONSTRAINT "gathering_guests_state_check" CHECK ("gathering_guests"."state" in ('going', 'waiting', 'left')),
	CONSTRAINT "gathering_guests_news_check" CHECK ("gathering_guests"."news" in ('moved-up', 'reminder', 'changed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "gatherings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"programme_id" uuid,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"place" text,
	"link" text,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"places" integer,
	"is_listed" boolean NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gatherings_times_check" CHECK ("gatherings"."begins_at" < "gatherings"."ends_at"),
	CONSTRAINT "gatherings_place_check" CHECK ("gatherings"."place" is not null or "gatherings"."link" is not null),
	CONSTRAINT "gatherings_finders_check" CHECK ("gatherings"."programme_id" is not null or "gatherings"."is_listed")
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "gathering_guests" ADD CONSTRAINT "gathering_guests_gathering_id_gatherings_id_fk" FOREIGN KEY ("gathering_id") REFERENCES "public"."gatherings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gathering_guests" ADD CONSTRAINT "gathering_guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gatherings" ADD CONSTRAINT "gatherings_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gathering_guests_user_index" ON "gathering_guests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gathering_guests_turn_index" ON "gathering_guests" USING btree ("gathering_id","state","created_at");--> statement-breakpoint
CREATE INDEX "gathering_guests_news_index" ON "gathering_guests" USING btree ("created_at") WHERE news is not null;--> statement-breakpoint
CREATE INDEX "gatherings_begins_index" ON "gatherings" USING btree ("begins_at");--> statement-breakpoint
CREATE INDEX "gatherings_newest_index" ON "gatherings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gatherings_programme_index" ON "gatherings" USING btree ("programme_id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_kind_check" CHECK ("deliveries"."kind" in ('new-match', 'search-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation', 'verification', 'report', 'report-answer', 'appeal', 'programme-application', 'programme-answer', 'trouble', 'announcement', 'introduction', 'event', 'digest', 'desk'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('new-match', 'search-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation', 'verification', 'report', 'report-answer', 'appeal', 'programme-application', 'programme-answer', 'trouble', 'announcement', 'introduction', 'event'));