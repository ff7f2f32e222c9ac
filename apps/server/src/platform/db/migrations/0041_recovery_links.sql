CREATE TABLE "recovery_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_acts" DROP CONSTRAINT "admin_acts_act_check";--> statement-breakpoint
ALTER TABLE "member_notes" DROP CONSTRAINT "member_notes_act_check";--> statement-breakpoint
ALTER TABLE "recovery_links" ADD CONSTRAINT "recovery_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_links_user_index" ON "recovery_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_links_expires_at_index" ON "recovery_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "admin_acts" ADD CONSTRAINT "admin_acts_act_check" CHECK ("admin_acts"."act" in ('dismissed', 'upheld', 'reversed', 'kept', 'restricted', 'suspended', 'restored', 'appointed', 'promoted', 'demoted', 'vouched', 'vouch-ended', 'signed-out', 'password-letter', 'gave-back', 'imported', 'site-changed'));--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_act_check" CHECK ("member_notes"."act" in ('restrict', 'suspend', 'restore', 'sign-out', 'password-letter', 'give-back'));