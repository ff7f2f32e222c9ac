CREATE TABLE "programme_visits" (
	"programme_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "programme_visits_programme_id_day_user_id_pk" PRIMARY KEY("programme_id","day","user_id")
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "programme_invitations" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "programme_visits" ADD CONSTRAINT "programme_visits_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_visits" ADD CONSTRAINT "programme_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "programme_visits_user_index" ON "programme_visits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "programme_invitations_email_index" ON "programme_invitations" USING btree ("email");--> statement-breakpoint
ALTER TABLE "programme_invitations" ADD CONSTRAINT "programme_invitations_email_key" UNIQUE("programme_id","email");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_kind_check" CHECK ("deliveries"."kind" in ('new-match', 'search-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation', 'verification', 'report', 'report-answer', 'appeal', 'programme-application', 'programme-answer', 'digest'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('new-match', 'search-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation', 'verification', 'report', 'report-answer', 'appeal', 'programme-application', 'programme-answer'));