ALTER TABLE "admin_acts" DROP CONSTRAINT "admin_acts_act_check";--> statement-breakpoint
ALTER TABLE "admin_acts" ADD CONSTRAINT "admin_acts_act_check" CHECK ("admin_acts"."act" in ('dismissed', 'upheld', 'reversed', 'restricted', 'suspended', 'restored', 'promoted', 'demoted', 'vouched', 'vouch-ended', 'signed-out', 'password-letter', 'imported', 'site-changed'));--> statement-breakpoint
-- What the operator says of the site stands on every page; other settings change each minute and tell nobody.
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE ON "settings" FOR EACH ROW WHEN (NEW."key" = 'site') EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER tell_removed AFTER DELETE ON "settings" FOR EACH ROW WHEN (OLD."key" = 'site') EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER tell_emptied AFTER TRUNCATE ON "settings" EXECUTE FUNCTION tell_change();
