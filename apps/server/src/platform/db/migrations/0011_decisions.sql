CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "decisions_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"rule" text NOT NULL,
	"note" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	CONSTRAINT "decisions_subject_kind_check" CHECK ("decisions"."subject_kind" in ('idea', 'cofounder', 'company', 'project', 'connection', 'conversation')),
	CONSTRAINT "decisions_outcome_check" CHECK ("decisions"."outcome" in ('dismissed', 'upheld', 'restored')),
	CONSTRAINT "decisions_rule_check" CHECK ("decisions"."rule" in ('honesty', 'respect', 'no-spam', 'no-fraud', 'lawful'))
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_decision_check";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_rule_check";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_decided_check";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_ruled_check";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_decided_by_users_id_fk";
--> statement-breakpoint
DROP INDEX "reports_waiting_index";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "decision_id" uuid;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decisions_subject_index" ON "decisions" USING btree ("subject_id","number");--> statement-breakpoint
CREATE INDEX "decisions_owner_index" ON "decisions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "decisions_newest_index" ON "decisions" USING btree ("decided_at","id");--> statement-breakpoint
CREATE INDEX "decisions_decided_by_index" ON "decisions" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_decision_index" ON "reports" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "reports_waiting_index" ON "reports" USING btree ("created_at") WHERE decision_id is null;--> statement-breakpoint
-- One line of the log for all that was decided at once; what was dismissed without a rule names the one that was meant.
INSERT INTO "decisions" ("subject_kind", "subject_id", "owner_id", "outcome", "rule", "note", "decided_at", "decided_by")
SELECT DISTINCT ON ("subject_id", "decided_at") "subject_kind", "subject_id", "owner_id", "decision",
	coalesce("rule", CASE "reason" WHEN 'spam' THEN 'no-spam' WHEN 'scam' THEN 'no-fraud' WHEN 'harassment' THEN 'respect' WHEN 'inappropriate' THEN 'lawful' ELSE 'honesty' END),
	coalesce("note", ''), "decided_at", "decided_by"
FROM "reports" WHERE "decision" IS NOT NULL ORDER BY "subject_id", "decided_at", "created_at";--> statement-breakpoint
UPDATE "reports" SET "decision_id" = "decisions"."id" FROM "decisions"
WHERE "decisions"."subject_id" = "reports"."subject_id" AND "decisions"."decided_at" = "reports"."decided_at";--> statement-breakpoint
ALTER TABLE "reports" DROP COLUMN "decision";--> statement-breakpoint
ALTER TABLE "reports" DROP COLUMN "decided_at";--> statement-breakpoint
ALTER TABLE "reports" DROP COLUMN "decided_by";--> statement-breakpoint
ALTER TABLE "reports" DROP COLUMN "rule";--> statement-breakpoint
ALTER TABLE "reports" DROP COLUMN "note";--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_kind_check" CHECK ("deliveries"."kind" in ('new-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'service', 'service-answer', 'still-looking', 'moderation', 'digest'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('new-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'service', 'service-answer', 'still-looking', 'moderation'));