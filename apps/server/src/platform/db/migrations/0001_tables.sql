CREATE TABLE "startup_cofounders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"title" text,
	"bio" text,
	"profile_image_url" text,
	"skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"expertise" text[] DEFAULT '{}'::text[] NOT NULL,
	"experience" text NOT NULL,
	"industries" text[] DEFAULT '{}'::text[] NOT NULL,
	"availability" text DEFAULT 'full-time' NOT NULL,
	"age" integer,
	"education" text,
	"university" text,
	"degree" text,
	"graduation_year" integer,
	"location" text,
	"timezone" text,
	"phone_number" text,
	"email" text,
	"linkedin_url" text,
	"portfolio_url" text,
	"github_url" text,
	"twitter_url" text,
	"work_style" text DEFAULT 'hybrid' NOT NULL,
	"salary_expectation" text,
	"equity_expectation" text,
	"preferred_roles" text[] DEFAULT '{}'::text[] NOT NULL,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"certifications" text[] DEFAULT '{}'::text[] NOT NULL,
	"awards" text[] DEFAULT '{}'::text[] NOT NULL,
	"personality_type" text,
	"work_values" text[] DEFAULT '{}'::text[] NOT NULL,
	"hobbies" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"last_active_at" timestamp (3) with time zone,
	"content_language" text DEFAULT 'en' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"concepts" text[] DEFAULT '{}'::text[] NOT NULL,
	"topics" text[] DEFAULT '{}'::text[] NOT NULL,
	"places" text[] DEFAULT '{}'::text[] NOT NULL,
	"words" text[] DEFAULT '{}'::text[] NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "startup_cofounders_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "startup_cofounders_experience_check" CHECK ("startup_cofounders"."experience" in ('0-1', '1-3', '3-5', '5-10', '10+')),
	CONSTRAINT "startup_cofounders_availability_check" CHECK ("startup_cofounders"."availability" in ('full-time', 'part-time', 'consulting', 'weekends')),
	CONSTRAINT "startup_cofounders_education_check" CHECK ("startup_cofounders"."education" in ('high-school', 'bachelor', 'master', 'phd')),
	CONSTRAINT "startup_cofounders_work_style_check" CHECK ("startup_cofounders"."work_style" in ('remote', 'hybrid', 'onsite')),
	CONSTRAINT "startup_cofounders_content_language_check" CHECK ("startup_cofounders"."content_language" in ('en', 'mn')),
	CONSTRAINT "startup_cofounders_age_check" CHECK ("startup_cofounders"."age" between 0 and 150)
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"industry" text,
	"size" text DEFAULT 'small' NOT NULL,
	"mission" text,
	"vision" text,
	"logo_url" text,
	"founded_year" integer,
	"legal_structure" text,
	"registration_number" text,
	"tax_id" text,
	"headquarters" text,
	"branches" text[] DEFAULT '{}'::text[] NOT NULL,
	"location" text,
	"address" text,
	"phone_number" text,
	"email" text,
	"website" text,
	"hides_contacts" boolean DEFAULT false NOT NULL,
	"specialties" text[] DEFAULT '{}'::text[] NOT NULL,
	"services" text[] DEFAULT '{}'::text[] NOT NULL,
	"technologies" text[] DEFAULT '{}'::text[] NOT NULL,
	"methodologies" text[] DEFAULT '{}'::text[] NOT NULL,
	"employee_count" integer,
	"team_structure" text,
	"company_values" text[] DEFAULT '{}'::text[] NOT NULL,
	"work_culture" text,
	"certifications" text[] DEFAULT '{}'::text[] NOT NULL,
	"licenses" text[] DEFAULT '{}'::text[] NOT NULL,
	"standards" text[] DEFAULT '{}'::text[] NOT NULL,
	"annual_revenue" text,
	"clients" text[] DEFAULT '{}'::text[] NOT NULL,
	"partnerships" text[] DEFAULT '{}'::text[] NOT NULL,
	"rating" numeric(2, 1) DEFAULT 0 NOT NULL,
	"reviews_count" integer DEFAULT 0 NOT NULL,
	"completed_projects" integer DEFAULT 0 NOT NULL,
	"portfolio_items" text[] DEFAULT '{}'::text[] NOT NULL,
	"case_study_urls" text[] DEFAULT '{}'::text[] NOT NULL,
	"client_testimonials" text[] DEFAULT '{}'::text[] NOT NULL,
	"project_files" text[] DEFAULT '{}'::text[] NOT NULL,
	"linkedin_url" text,
	"facebook_url" text,
	"twitter_url" text,
	"instagram_url" text,
	"is_verified" boolean DEFAULT false NOT NULL,
	"verification_level" text,
	"last_verified_at" timestamp (3) with time zone,
	"content_language" text DEFAULT 'en' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"concepts" text[] DEFAULT '{}'::text[] NOT NULL,
	"topics" text[] DEFAULT '{}'::text[] NOT NULL,
	"places" text[] DEFAULT '{}'::text[] NOT NULL,
	"words" text[] DEFAULT '{}'::text[] NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "companies_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "companies_industry_check" CHECK ("companies"."industry" in ('technology', 'software', 'marketing', 'design', 'finance', 'healthcare', 'education', 'manufacturing', 'retail', 'consulting')),
	CONSTRAINT "companies_size_check" CHECK ("companies"."size" in ('startup', 'small', 'medium', 'large', 'enterprise')),
	CONSTRAINT "companies_legal_structure_check" CHECK ("companies"."legal_structure" in ('ХХК', 'ХК', 'ХЭ', 'НБ')),
	CONSTRAINT "companies_annual_revenue_check" CHECK ("companies"."annual_revenue" in ('0-100m', '100m-500m', '500m-1b', '1b+')),
	CONSTRAINT "companies_content_language_check" CHECK ("companies"."content_language" in ('en', 'mn')),
	CONSTRAINT "companies_rating_check" CHECK ("companies"."rating" between 0 and 5),
	CONSTRAINT "companies_reviews_count_check" CHECK ("companies"."reviews_count" >= 0),
	CONSTRAINT "companies_completed_projects_check" CHECK ("companies"."completed_projects" >= 0),
	CONSTRAINT "companies_employee_count_check" CHECK ("companies"."employee_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "startup_ideas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"industry" text NOT NULL,
	"stage" text DEFAULT 'idea' NOT NULL,
	"funding_needs" text,
	"required_skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"location" text,
	"commitment" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"content_language" text DEFAULT 'en' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"concepts" text[] DEFAULT '{}'::text[] NOT NULL,
	"topics" text[] DEFAULT '{}'::text[] NOT NULL,
	"places" text[] DEFAULT '{}'::text[] NOT NULL,
	"words" text[] DEFAULT '{}'::text[] NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"funding_min_usd" numeric,
	"funding_max_usd" numeric,
	CONSTRAINT "startup_ideas_industry_check" CHECK ("startup_ideas"."industry" in ('technology', 'healthcare', 'finance', 'education', 'ecommerce', 'entertainment', 'agriculture', 'real-estate', 'logistics', 'other')),
	CONSTRAINT "startup_ideas_stage_check" CHECK ("startup_ideas"."stage" in ('idea', 'concept', 'planning', 'prototype', 'mvp', 'growth')),
	CONSTRAINT "startup_ideas_commitment_check" CHECK ("startup_ideas"."commitment" in ('full-time', 'part-time', 'consulting', 'weekends')),
	CONSTRAINT "startup_ideas_content_language_check" CHECK ("startup_ideas"."content_language" in ('en', 'mn'))
);
--> statement-breakpoint
CREATE TABLE "ai_matches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"match_type" text NOT NULL,
	"source_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"compatibility_score" integer NOT NULL,
	"match_reasons" text[] DEFAULT '{}'::text[] NOT NULL,
	"ai_insights" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_matches_pair_key" UNIQUE("user_id","source_id","target_id"),
	CONSTRAINT "ai_matches_match_type_check" CHECK ("ai_matches"."match_type" in ('startup-idea', 'cofounder', 'company', 'project')),
	CONSTRAINT "ai_matches_status_check" CHECK ("ai_matches"."status" in ('pending', 'saved', 'contacted', 'dismissed')),
	CONSTRAINT "ai_matches_compatibility_score_check" CHECK ("ai_matches"."compatibility_score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "project_listings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"budget" text,
	"timeline" text,
	"required_skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"required_company_size" text,
	"preferred_location" text,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"applications_count" integer DEFAULT 0 NOT NULL,
	"content_language" text DEFAULT 'en' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"concepts" text[] DEFAULT '{}'::text[] NOT NULL,
	"topics" text[] DEFAULT '{}'::text[] NOT NULL,
	"places" text[] DEFAULT '{}'::text[] NOT NULL,
	"words" text[] DEFAULT '{}'::text[] NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"budget_min_usd" numeric,
	"budget_max_usd" numeric,
	"timeline_min_months" real,
	"timeline_max_months" real,
	CONSTRAINT "project_listings_category_check" CHECK ("project_listings"."category" in ('ai/ml', 'web', 'mobile', 'marketing', 'design', 'other')),
	CONSTRAINT "project_listings_content_language_check" CHECK ("project_listings"."content_language" in ('en', 'mn')),
	CONSTRAINT "project_listings_applications_count_check" CHECK ("project_listings"."applications_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"password" text,
	"first_name" text,
	"last_name" text,
	"email" text NOT NULL,
	"avatar" text,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"email_verification_token" text,
	"password_reset_token" text,
	"password_reset_expires" timestamp (3) with time zone,
	"user_type" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"profile_image_url" text,
	"language" text DEFAULT 'en' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_user_type_check" CHECK ("users"."user_type" in ('individual', 'company')),
	CONSTRAINT "users_role_check" CHECK ("users"."role" in ('member', 'admin')),
	CONSTRAINT "users_language_check" CHECK ("users"."language" in ('en', 'mn'))
);
--> statement-breakpoint
ALTER TABLE "startup_cofounders" ADD CONSTRAINT "startup_cofounders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup_ideas" ADD CONSTRAINT "startup_ideas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_matches" ADD CONSTRAINT "ai_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_listings" ADD CONSTRAINT "project_listings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "startup_cofounders_newest_index" ON "startup_cofounders" USING btree ("created_at","id") WHERE is_available;--> statement-breakpoint
CREATE INDEX "startup_cofounders_concepts_index" ON "startup_cofounders" USING gin ("concepts");--> statement-breakpoint
CREATE INDEX "startup_cofounders_topics_index" ON "startup_cofounders" USING gin ("topics");--> statement-breakpoint
CREATE INDEX "startup_cofounders_places_index" ON "startup_cofounders" USING gin ("places");--> statement-breakpoint
CREATE INDEX "startup_cofounders_words_index" ON "startup_cofounders" USING gin ("words");--> statement-breakpoint
CREATE INDEX "startup_cofounders_search_index" ON "startup_cofounders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_newest_index" ON "companies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "companies_concepts_index" ON "companies" USING gin ("concepts");--> statement-breakpoint
CREATE INDEX "companies_topics_index" ON "companies" USING gin ("topics");--> statement-breakpoint
CREATE INDEX "companies_places_index" ON "companies" USING gin ("places");--> statement-breakpoint
CREATE INDEX "companies_words_index" ON "companies" USING gin ("words");--> statement-breakpoint
CREATE INDEX "companies_search_index" ON "companies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "startup_ideas_user_id_index" ON "startup_ideas" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "startup_ideas_newest_index" ON "startup_ideas" USING btree ("created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "startup_ideas_concepts_index" ON "startup_ideas" USING gin ("concepts");--> statement-breakpoint
CREATE INDEX "startup_ideas_topics_index" ON "startup_ideas" USING gin ("topics");--> statement-breakpoint
CREATE INDEX "startup_ideas_words_index" ON "startup_ideas" USING gin ("words");--> statement-breakpoint
CREATE INDEX "startup_ideas_search_index" ON "startup_ideas" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "project_listings_company_id_index" ON "project_listings" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "project_listings_newest_index" ON "project_listings" USING btree ("created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "project_listings_concepts_index" ON "project_listings" USING gin ("concepts");--> statement-breakpoint
CREATE INDEX "project_listings_words_index" ON "project_listings" USING gin ("words");--> statement-breakpoint
CREATE INDEX "project_listings_search_index" ON "project_listings" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessions_expire_index" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));