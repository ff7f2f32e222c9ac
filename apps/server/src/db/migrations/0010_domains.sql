CREATE TABLE "domain_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"records" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"verified_at" timestamp (3) with time zone,
	"proven_at" timestamp (3) with time zone,
	"missed_at" timestamp (3) with time zone,
	"lost_at" timestamp (3) with time zone,
	"recheck_at" timestamp (3) with time zone,
	CONSTRAINT "domain_claims_company_id_unique" UNIQUE("company_id"),
	CONSTRAINT "domain_claims_state_check" CHECK ("domain_claims"."state" in ('pending', 'verified', 'lost'))
);
--> statement-breakpoint
ALTER TABLE "domain_claims" ADD CONSTRAINT "domain_claims_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "domain_claims_holder_key" ON "domain_claims" USING btree ("domain") WHERE state = 'verified';--> statement-breakpoint
CREATE INDEX "domain_claims_domain_index" ON "domain_claims" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "domain_claims_recheck_at_index" ON "domain_claims" USING btree ("recheck_at");