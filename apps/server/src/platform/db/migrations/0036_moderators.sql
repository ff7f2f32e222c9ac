ALTER TABLE "admin_acts" DROP CONSTRAINT "admin_acts_act_check";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role_check";--> statement-breakpoint
ALTER TABLE "admin_acts" ADD CONSTRAINT "admin_acts_act_check" CHECK ("admin_acts"."act" in ('dismissed', 'upheld', 'reversed', 'restricted', 'suspended', 'restored', 'appointed', 'promoted', 'demoted', 'vouched', 'vouch-ended', 'signed-out', 'password-letter', 'imported', 'site-changed'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_check" CHECK ("users"."role" in ('member', 'moderator', 'admin'));