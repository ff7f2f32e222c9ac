CREATE TABLE "mentor_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slot_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"question" text NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by" text,
	"note" text,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mentor_bookings_side_check" CHECK ("mentor_bookings"."cancelled_by" in ('member', 'mentor'))
);
--> statement-breakpoint
CREATE TABLE "mentor_slots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mentor_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"place" text,
	"link" text,
	"words" text,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mentor_slots_times_check" CHECK ("mentor_slots"."begins_at" < "mentor_slots"."ends_at"),
	CONSTRAINT "mentor_slots_place_check" CHECK ("mentor_slots"."place" is not null or "mentor_slots"."link" is not null)
);
--> statement-breakpoint
CREATE TABLE "mentors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"programme_id" uuid,
	"user_id" uuid NOT NULL,
	"about" text NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "notifications" SET DEFAULT '{"matches":{"app":true,"mail":true},"searches":{"app":true,"mail":true},"messages":{"app":true,"mail":true},"invitations":{"app":true,"mail":true},"applications":{"app":true,"mail":true},"services":{"app":true,"mail":true},"safety":{"app":true,"mail":true},"announcements":{"app":true,"mail":true},"hours":{"app":true,"mail":true},"digest":{"app":true,"mail":true},"desk":{"app":true,"mail":true}}'::jsonb;--> statement-breakpoint
ALTER TABLE "mentor_bookings" ADD CONSTRAINT "mentor_bookings_slot_id_mentor_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."mentor_slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_bookings" ADD CONSTRAINT "mentor_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_slots" ADD CONSTRAINT "mentor_slots_mentor_id_mentors_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentor_slots" ADD CONSTRAINT "mentor_slots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentors" ADD CONSTRAINT "mentors_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentors" ADD CONSTRAINT "mentors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mentor_bookings_slot_key" ON "mentor_bookings" USING btree ("slot_id") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "mentor_bookings_of_slot_index" ON "mentor_bookings" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "mentor_bookings_user_index" ON "mentor_bookings" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE INDEX "mentor_bookings_next_index" ON "mentor_bookings" USING btree ("begins_at") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "mentor_slots_next_index" ON "mentor_slots" USING btree ("mentor_id","begins_at");--> statement-breakpoint
CREATE INDEX "mentor_slots_user_index" ON "mentor_slots" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mentor_slots_ends_index" ON "mentor_slots" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mentors_of_programme_key" ON "mentors" USING btree ("programme_id","user_id") WHERE programme_id is not null and ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "mentors_of_site_key" ON "mentors" USING btree ("user_id") WHERE programme_id is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "mentors_user_index" ON "mentors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mentors_newest_index" ON "mentors" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_kind_check" CHECK ("deliveries"."kind" in ('new-match', 'search-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation', 'verification', 'report', 'report-answer', 'appeal', 'programme-application', 'programme-answer', 'trouble', 'announcement', 'introduction', 'event', 'office-hours', 'digest', 'desk'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('new-match', 'search-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation', 'verification', 'report', 'report-answer', 'appeal', 'programme-application', 'programme-answer', 'trouble', 'announcement', 'introduction', 'event', 'office-hours'));--> statement-breakpoint
-- By hand from here: nobody is in two talks at once. GiST compares no uuid without an extension, so a range of one number, the uuid's 64 bit digest, stands for it.
ALTER TABLE "mentor_slots" ADD CONSTRAINT "mentor_slots_once_at_a_time" EXCLUDE USING gist (
	numrange(uuid_hash_extended("user_id", 0)::numeric, uuid_hash_extended("user_id", 0)::numeric, '[]') WITH &&,
	tstzrange("begins_at", "ends_at") WITH &&
) WHERE ("cancelled_at" IS NULL);--> statement-breakpoint
ALTER TABLE "mentor_bookings" ADD CONSTRAINT "mentor_bookings_once_at_a_time" EXCLUDE USING gist (
	numrange(uuid_hash_extended("user_id", 0)::numeric, uuid_hash_extended("user_id", 0)::numeric, '[]') WITH &&,
	tstzrange("begins_at", "ends_at") WITH &&
) WHERE ("cancelled_at" IS NULL);
