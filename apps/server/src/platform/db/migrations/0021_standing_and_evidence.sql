CREATE TABLE "admin_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "admin_acts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"act" text NOT NULL,
	"account_id" uuid,
	"subject_id" uuid,
	"rule" text,
	"until" timestamp (3) with time zone,
	CONSTRAINT "admin_acts_act_check" CHECK ("admin_acts"."act" in ('dismissed', 'upheld', 'reversed', 'restricted', 'suspended', 'restored', 'promoted', 'demoted', 'vouched', 'vouch-ended')),
	CONSTRAINT "admin_acts_rule_check" CHECK ("admin_acts"."rule" in ('honesty', 'respect', 'no-spam', 'no-fraud', 'lawful'))
);
--> statement-breakpoint
CREATE TABLE "sanctions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"rule" text NOT NULL,
	"note" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"appeal" text,
	CONSTRAINT "sanctions_kind_check" CHECK ("sanctions"."kind" in ('restricted', 'suspended')),
	CONSTRAINT "sanctions_rule_check" CHECK ("sanctions"."rule" in ('honesty', 'respect', 'no-spam', 'no-fraud', 'lawful'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "standing" text DEFAULT 'good' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "standing_until" timestamp (3) with time zone;--> statement-breakpoint
-- The column is made anew with a wider meaning in one transaction: a server of the version before goes on reading it.
DROP TRIGGER follow_owner ON "users";--> statement-breakpoint
ALTER TABLE "users" drop column "is_hidden";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_hidden" boolean GENERATED ALWAYS AS (standing = 'suspended' or deletes_at is not null or not coalesce((privacy ->> 'isListed')::boolean, true)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_hidden_index" ON "users" USING btree ("id") WHERE is_hidden;--> statement-breakpoint
CREATE TRIGGER follow_owner AFTER UPDATE ON "users" FOR EACH ROW WHEN (OLD.is_hidden <> NEW.is_hidden) EXECUTE FUNCTION follow_owner();--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "appeal" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "evidence" jsonb;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "is_false" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_acts_newest_index" ON "admin_acts" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "admin_acts_account_index" ON "admin_acts" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sanctions_standing_key" ON "sanctions" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "sanctions_user_index" ON "sanctions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_standing_index" ON "users" USING btree ("standing_until") WHERE standing <> 'good';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_standing_check" CHECK ("users"."standing" in ('good', 'restricted', 'suspended'));--> statement-breakpoint
-- Written by hand from here on. What administrators did can be added to, and never changed.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'lines of % are only added', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON "admin_acts" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON "admin_acts" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Figures count what `entities/trust.ts` lets count, from the first row on: both accounts a week old, three days of work,
-- and of two accounts one in ninety days.
UPDATE "applications" SET "is_counted" = true
FROM "users" applicant, "users" owner
WHERE "applications"."state" = 'finished' AND applicant.id = "applications"."user_id" AND owner.id = "applications"."owner_id"
  AND greatest(applicant.created_at, owner.created_at) <= "applications"."updated_at" - interval '7 days'
  AND "applications"."answered_at" <= "applications"."updated_at" - interval '3 days'
  AND NOT EXISTS (SELECT 1 FROM "applications" earlier WHERE earlier.state = 'finished'
    AND (earlier.updated_at, earlier.id) < ("applications"."updated_at", "applications"."id")
    AND earlier.updated_at > "applications"."updated_at" - interval '90 days'
    AND (earlier.user_id, earlier.owner_id) IN (("applications"."user_id", "applications"."owner_id"), ("applications"."owner_id", "applications"."user_id")));
--> statement-breakpoint
UPDATE "reviews" SET "is_counted" = false WHERE NOT EXISTS (
  SELECT 1 FROM "applications" work WHERE work.id = "reviews"."project_id" AND work.is_counted);
--> statement-breakpoint
SELECT set_config('khamt.keep_updated_at', 'on', true);
--> statement-breakpoint
UPDATE "companies" SET "rating" = figures.rating, "reviews_count" = figures.reviews, "completed_projects" = figures.finished
FROM (
  SELECT company.id,
    (SELECT coalesce(round(avg(review.rating), 1), 0) FROM "reviews" review WHERE review.company_id = company.id AND review.is_counted) AS rating,
    (SELECT count(*)::integer FROM "reviews" review WHERE review.company_id = company.id AND review.is_counted) AS reviews,
    (SELECT count(*)::integer FROM "applications" work WHERE work.is_counted
      AND (work.company_id = company.id OR (work.profile_kind = 'company' AND work.profile_id = company.id))) AS finished
  FROM "companies" company
) figures
WHERE figures.id = "companies"."id"
  AND ("companies"."rating", "companies"."reviews_count", "companies"."completed_projects") IS DISTINCT FROM (figures.rating, figures.reviews, figures.finished);
--> statement-breakpoint
SELECT set_config('khamt.keep_updated_at', 'off', true);
