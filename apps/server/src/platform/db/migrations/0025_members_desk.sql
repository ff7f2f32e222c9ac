CREATE TABLE "member_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid,
	"act" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_notes_act_check" CHECK ("member_notes"."act" in ('restrict', 'suspend', 'restore', 'sign-out', 'password-letter'))
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_acts" DROP CONSTRAINT "admin_acts_act_check";--> statement-breakpoint
ALTER TABLE "startup_cofounders" ADD COLUMN "completeness" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "completeness" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "startup_ideas" ADD COLUMN "completeness" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_listings" ADD COLUMN "completeness" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_notes_user_index" ON "member_notes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "member_notes_author_index" ON "member_notes" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name_key" ON "saved_views" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "startup_cofounders_completeness_index" ON "startup_cofounders" USING btree ("completeness","user_id");--> statement-breakpoint
CREATE INDEX "companies_completeness_index" ON "companies" USING btree ("completeness","user_id");--> statement-breakpoint
CREATE INDEX "startup_ideas_completeness_index" ON "startup_ideas" USING btree ("completeness","user_id");--> statement-breakpoint
CREATE INDEX "users_newest_index" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_seen_index" ON "users" USING btree ("last_active_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "users_name_index" ON "users" USING btree (lower(coalesce("first_name", '') || ' ' || coalesce("last_name", '')),"id");--> statement-breakpoint
CREATE INDEX "users_words_index" ON "users" USING gin (("email" || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '')) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "admin_acts" ADD CONSTRAINT "admin_acts_act_check" CHECK ("admin_acts"."act" in ('dismissed', 'upheld', 'reversed', 'restricted', 'suspended', 'restored', 'promoted', 'demoted', 'vouched', 'vouch-ended', 'signed-out', 'password-letter', 'imported'));