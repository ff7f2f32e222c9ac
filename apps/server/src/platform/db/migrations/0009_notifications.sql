CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"version" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"digested_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_subject_key" UNIQUE("user_id","kind","subject_id"),
	CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('new-match'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "alert_threshold" integer DEFAULT 80 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_newest_index" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_created_at_index" ON "notifications" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_alert_threshold_check" CHECK ("users"."alert_threshold" in (70, 80, 90));