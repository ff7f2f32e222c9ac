CREATE TABLE "programme_recusals" (
	"programme_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"juror_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "programme_recusals_programme_id_user_id_juror_id_pk" PRIMARY KEY("programme_id","user_id","juror_id")
);
--> statement-breakpoint
ALTER TABLE "admin_acts" DROP CONSTRAINT "admin_acts_act_check";--> statement-breakpoint
ALTER TABLE "member_notes" DROP CONSTRAINT "member_notes_act_check";--> statement-breakpoint
ALTER TABLE "programme_recusals" ADD CONSTRAINT "programme_recusals_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_recusals" ADD CONSTRAINT "programme_recusals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_recusals" ADD CONSTRAINT "programme_recusals_juror_id_users_id_fk" FOREIGN KEY ("juror_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "programme_recusals_user_index" ON "programme_recusals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "programme_recusals_juror_index" ON "programme_recusals" USING btree ("juror_id");--> statement-breakpoint
ALTER TABLE "admin_acts" ADD CONSTRAINT "admin_acts_act_check" CHECK ("admin_acts"."act" in ('dismissed', 'upheld', 'reversed', 'kept', 'restricted', 'suspended', 'restored', 'appointed', 'promoted', 'demoted', 'vouched', 'vouch-ended', 'signed-out', 'password-letter', 'gave-back', 'imported', 'withdrawn', 'readdressed', 'site-changed'));--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_act_check" CHECK ("member_notes"."act" in ('restrict', 'suspend', 'restore', 'sign-out', 'password-letter', 'give-back', 'withdraw'));