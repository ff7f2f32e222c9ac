ALTER TABLE "reviews" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "cofounder_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_pace" text DEFAULT 'week' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_visit_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_cofounder_id_startup_cofounders_id_fk" FOREIGN KEY ("cofounder_id") REFERENCES "public"."startup_cofounders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_person_index" ON "reviews" USING btree ("cofounder_id","created_at");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_person_key" UNIQUE("project_kind","project_id","cofounder_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_subject_check" CHECK (num_nonnulls("reviews"."company_id", "reviews"."cofounder_id") = 1);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_digest_pace_check" CHECK ("users"."digest_pace" in ('day', 'week'));