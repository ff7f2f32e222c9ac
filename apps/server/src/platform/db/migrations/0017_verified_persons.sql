CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"vouched_by" uuid,
	"claim_id" uuid,
	"address" text,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	"end_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "verifications_kind_check" CHECK ("verifications"."kind" in ('vouch', 'address')),
	CONSTRAINT "verifications_address_check" CHECK (("verifications"."kind" = 'address') = ("verifications"."claim_id" is not null) and ("verifications"."kind" = 'address') = ("verifications"."address" is not null))
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "contact_grants" ADD COLUMN "is_granted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_vouched_by_users_id_fk" FOREIGN KEY ("vouched_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_claim_id_domain_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."domain_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_live_key" ON "verifications" USING btree ("user_id","kind") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_address_key" ON "verifications" USING btree (lower("address"));--> statement-breakpoint
CREATE INDEX "verifications_user_index" ON "verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_newest_index" ON "verifications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "verifications_claim_index" ON "verifications" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "verifications_vouched_by_index" ON "verifications" USING btree ("vouched_by");--> statement-breakpoint
CREATE INDEX "verifications_ended_by_index" ON "verifications" USING btree ("ended_by");--> statement-breakpoint
ALTER TABLE "startup_cofounders" DROP COLUMN "is_verified";--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_kind_check" CHECK ("deliveries"."kind" in ('new-match', 'search-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation', 'verification', 'report', 'report-answer', 'appeal', 'digest'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('new-match', 'search-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'story', 'story-answer', 'service', 'service-answer', 'still-looking', 'moderation', 'verification', 'report', 'report-answer', 'appeal'));