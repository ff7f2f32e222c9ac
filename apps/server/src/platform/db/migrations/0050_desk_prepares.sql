CREATE TABLE "gathering_walk_ins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"gathering_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "programme_members" ADD COLUMN "prepared_action" text;--> statement-breakpoint
ALTER TABLE "programme_members" ADD COLUMN "prepared_note" text;--> statement-breakpoint
ALTER TABLE "programme_members" ADD COLUMN "prepared_by_id" uuid;--> statement-breakpoint
ALTER TABLE "programme_members" ADD COLUMN "prepared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gathering_guests" ADD COLUMN "came_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gathering_walk_ins" ADD CONSTRAINT "gathering_walk_ins_gathering_id_gatherings_id_fk" FOREIGN KEY ("gathering_id") REFERENCES "public"."gatherings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gathering_walk_ins_gathering_index" ON "gathering_walk_ins" USING btree ("gathering_id","created_at");--> statement-breakpoint
CREATE INDEX "gathering_walk_ins_email_index" ON "gathering_walk_ins" USING btree ("email");--> statement-breakpoint
ALTER TABLE "programme_members" ADD CONSTRAINT "programme_members_prepared_by_id_users_id_fk" FOREIGN KEY ("prepared_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "programme_members_prepared_by_index" ON "programme_members" USING btree ("prepared_by_id");--> statement-breakpoint
ALTER TABLE "programme_members" ADD CONSTRAINT "programme_members_prepared_check" CHECK ("programme_members"."prepared_action" in ('accept', 'decline'));--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE ON "gathering_walk_ins" FOR EACH ROW EXECUTE FUNCTION tell_change();--> statement-breakpoint
CREATE TRIGGER tell_changed AFTER UPDATE ON "gathering_walk_ins" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_change();--> statement-breakpoint
CREATE TRIGGER tell_emptied AFTER TRUNCATE ON "gathering_walk_ins" EXECUTE FUNCTION tell_change();
