ALTER TABLE "admin_acts" DROP CONSTRAINT "admin_acts_act_check";--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "appeal_answer" text;--> statement-breakpoint
ALTER TABLE "sanctions" ADD COLUMN "appeal_answer" text;--> statement-breakpoint
ALTER TABLE "admin_acts" ADD CONSTRAINT "admin_acts_act_check" CHECK ("admin_acts"."act" in ('dismissed', 'upheld', 'reversed', 'kept', 'restricted', 'suspended', 'restored', 'appointed', 'promoted', 'demoted', 'vouched', 'vouch-ended', 'signed-out', 'password-letter', 'imported', 'site-changed'));