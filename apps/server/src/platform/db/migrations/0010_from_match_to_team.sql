CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"listing_id" uuid,
	"owner_id" uuid NOT NULL,
	"company_id" uuid,
	"title" text NOT NULL,
	"profile_kind" text NOT NULL,
	"profile_id" uuid NOT NULL,
	"letter" text NOT NULL,
	"content_language" text NOT NULL,
	"price" text,
	"duration" text,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"decline_reason" text,
	"conversation_id" uuid,
	"moved_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "applications_listing_key" UNIQUE("listing_id","user_id"),
	CONSTRAINT "applications_state_check" CHECK ("applications"."state" in ('sent', 'viewed', 'shortlisted', 'accepted', 'finishing', 'finished', 'cancelled', 'declined', 'withdrawn', 'closed')),
	CONSTRAINT "applications_profile_kind_check" CHECK ("applications"."profile_kind" in ('cofounder', 'company')),
	CONSTRAINT "applications_decline_reason_check" CHECK ("applications"."decline_reason" in ('experience', 'price', 'timing', 'place', 'chosen', 'other')),
	CONSTRAINT "applications_content_language_check" CHECK ("applications"."content_language" in ('en', 'mn'))
);
--> statement-breakpoint
CREATE TABLE "connection_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"question" text,
	"weekly_cap" integer DEFAULT 20 NOT NULL,
	"calendar_url" text
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"source_kind" text,
	"source_id" uuid,
	"message" text NOT NULL,
	"question" text,
	"answer" text,
	"state" text DEFAULT 'sent' NOT NULL,
	"asked" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decline_reason" text,
	"decline_text" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"viewed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"conversation_id" uuid,
	CONSTRAINT "connections_client_key" UNIQUE("sender_id","client_id"),
	CONSTRAINT "connections_state_check" CHECK ("connections"."state" in ('sent', 'viewed', 'asked', 'set-aside', 'accepted', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "connections_target_kind_check" CHECK ("connections"."target_kind" in ('idea', 'cofounder', 'company', 'project')),
	CONSTRAINT "connections_source_kind_check" CHECK ("connections"."source_kind" in ('idea', 'cofounder', 'company', 'project')),
	CONSTRAINT "connections_decline_reason_check" CHECK ("connections"."decline_reason" in ('no-time', 'other-direction', 'other-place', 'found-someone', 'other')),
	CONSTRAINT "connections_people_check" CHECK ("connections"."sender_id" <> "connections"."receiver_id"),
	CONSTRAINT "connections_source_check" CHECK (("connections"."source_kind" is null) = ("connections"."source_id" is null))
);
--> statement-breakpoint
CREATE TABLE "contact_grants" (
	"connection_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"field" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_grants_connection_id_owner_id_field_pk" PRIMARY KEY("connection_id","owner_id","field"),
	CONSTRAINT "contact_grants_field_check" CHECK ("contact_grants"."field" in ('email', 'phone', 'website', 'linkedin', 'github', 'calendar'))
);
--> statement-breakpoint
CREATE TABLE "contact_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"connection_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"field" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_views_field_check" CHECK ("contact_views"."field" in ('email', 'phone', 'website', 'linkedin', 'github', 'calendar'))
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"why" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"posted_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"message_id" text,
	CONSTRAINT "deliveries_kind_check" CHECK ("deliveries"."kind" in ('new-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'service', 'service-answer', 'still-looking', 'digest')),
	CONSTRAINT "deliveries_channel_check" CHECK ("deliveries"."channel" in ('app', 'mail')),
	CONSTRAINT "deliveries_state_check" CHECK ("deliveries"."state" in ('queued', 'sent', 'failed', 'skipped')),
	CONSTRAINT "deliveries_why_check" CHECK ("deliveries"."why" in ('settings', 'quiet-hours', 'no-mail-server', 'unconfirmed-address', 'seen-already', 'trying-again', 'mail-server'))
);
--> statement-breakpoint
CREATE TABLE "conversation_members" (
	"conversation_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"user_id" uuid,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"told_seq" integer DEFAULT 0 NOT NULL,
	"has_written" boolean DEFAULT false NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "conversation_members_conversation_id_seat_pk" PRIMARY KEY("conversation_id","seat"),
	CONSTRAINT "conversation_members_user_key" UNIQUE("user_id","conversation_id"),
	CONSTRAINT "conversation_members_seat_check" CHECK ("conversation_members"."seat" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"active_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversations_subject_key" UNIQUE("kind","subject_id"),
	CONSTRAINT "conversations_kind_check" CHECK ("conversations"."kind" in ('connection', 'application', 'service'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"sender_id" uuid,
	"text" text NOT NULL,
	"attachments" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq"),
	CONSTRAINT "messages_sender_key" UNIQUE("sender_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid,
	"project_kind" text NOT NULL,
	"project_id" uuid NOT NULL,
	"title" text NOT NULL,
	"rating" integer NOT NULL,
	"text" text,
	"content_language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_project_key" UNIQUE("project_kind","project_id","company_id"),
	CONSTRAINT "reviews_rating_check" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_project_kind_check" CHECK ("reviews"."project_kind" in ('application')),
	CONSTRAINT "reviews_content_language_check" CHECK ("reviews"."content_language" in ('en', 'mn'))
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocks_pair_key" UNIQUE("blocker_id","blocked_id"),
	CONSTRAINT "blocks_pair_check" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"kind" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "holds_kind_entity_id_pk" PRIMARY KEY("kind","entity_id"),
	CONSTRAINT "holds_kind_check" CHECK ("holds"."kind" in ('idea', 'cofounder', 'company', 'project'))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"reporter_id" uuid,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"rule" text,
	"note" text,
	CONSTRAINT "reports_client_key" UNIQUE("reporter_id","client_id"),
	CONSTRAINT "reports_subject_kind_check" CHECK ("reports"."subject_kind" in ('idea', 'cofounder', 'company', 'project', 'connection', 'conversation')),
	CONSTRAINT "reports_reason_check" CHECK ("reports"."reason" in ('spam', 'scam', 'harassment', 'fake', 'inappropriate', 'other')),
	CONSTRAINT "reports_decision_check" CHECK ("reports"."decision" in ('dismissed', 'upheld')),
	CONSTRAINT "reports_rule_check" CHECK ("reports"."rule" in ('honesty', 'respect', 'no-spam', 'no-fraud', 'lawful')),
	CONSTRAINT "reports_decided_check" CHECK (("reports"."decision" is null) = ("reports"."decided_at" is null)),
	CONSTRAINT "reports_ruled_check" CHECK ("reports"."decision" is distinct from 'upheld' or "reports"."rule" is not null)
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"service" text NOT NULL,
	"need" text NOT NULL,
	"content_language" text NOT NULL,
	"preferred_time" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"operator_id" uuid,
	"proposed_time" text,
	"answer" text,
	"cancel_reason" text,
	"conversation_id" uuid,
	"moved_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_requests_service_check" CHECK ("service_requests"."service" in ('startup-consulting', 'investment-advisory', 'legal-support', 'web-development', 'design', 'digital-marketing', 'business-training', 'tech-training', 'mentorship')),
	CONSTRAINT "service_requests_state_check" CHECK ("service_requests"."state" in ('requested', 'confirmed', 'done', 'cancelled')),
	CONSTRAINT "service_requests_content_language_check" CHECK ("service_requests"."content_language" in ('en', 'mn'))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "notifications" SET DEFAULT '{"matches":{"app":true,"mail":true},"messages":{"app":true,"mail":true},"invitations":{"app":true,"mail":true},"applications":{"app":true,"mail":true},"services":{"app":true,"mail":true},"digest":{"app":true,"mail":true}}'::jsonb;--> statement-breakpoint
ALTER TABLE "project_listings" ADD COLUMN "questions" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "project_listings" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_listings" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "project_listings" ADD COLUMN "expires_at" timestamp (3) with time zone DEFAULT now() + interval '60 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_listings" ADD COLUMN "renewal_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "quiet_hours" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "asked_looking_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "paused_profiles" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ranked_active_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_listing_id_project_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."project_listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_settings" ADD CONSTRAINT "connection_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_grants" ADD CONSTRAINT "contact_grants_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_grants" ADD CONSTRAINT "contact_grants_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_views" ADD CONSTRAINT "contact_views_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_views" ADD CONSTRAINT "contact_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_views" ADD CONSTRAINT "contact_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domain_claims" ADD CONSTRAINT "domain_claims_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_moved_by_users_id_fk" FOREIGN KEY ("moved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_mine_index" ON "applications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_received_index" ON "applications" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "connections_pair_key" ON "connections" USING btree (least("sender_id", "receiver_id"),greatest("sender_id", "receiver_id")) WHERE state in ('sent', 'viewed', 'asked', 'set-aside', 'accepted');--> statement-breakpoint
CREATE INDEX "connections_sender_index" ON "connections" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "connections_receiver_index" ON "connections" USING btree ("receiver_id","created_at");--> statement-breakpoint
CREATE INDEX "connections_waiting_index" ON "connections" USING btree ("created_at") WHERE state in ('sent', 'viewed', 'asked', 'set-aside');--> statement-breakpoint
CREATE INDEX "contact_grants_owner_index" ON "contact_grants" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "contact_views_owner_index" ON "contact_views" USING btree ("owner_id","seen_at");--> statement-breakpoint
CREATE INDEX "contact_views_viewer_index" ON "contact_views" USING btree ("viewer_id");--> statement-breakpoint
CREATE INDEX "contact_views_connection_index" ON "contact_views" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "deliveries_newest_index" ON "deliveries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "deliveries_created_at_index" ON "deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deliveries_waiting_index" ON "deliveries" USING btree ("due_at") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "conversations_active_index" ON "conversations" USING btree ("active_at");--> statement-breakpoint
CREATE INDEX "messages_attachments_index" ON "messages" USING gin ("attachments");--> statement-breakpoint
CREATE UNIQUE INDEX "domain_claims_holder_key" ON "domain_claims" USING btree ("domain") WHERE state = 'verified';--> statement-breakpoint
CREATE INDEX "domain_claims_domain_index" ON "domain_claims" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "domain_claims_recheck_at_index" ON "domain_claims" USING btree ("recheck_at");--> statement-breakpoint
CREATE INDEX "reviews_newest_index" ON "reviews" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_author_id_index" ON "reviews" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "blocks_blocked_index" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "holds_owner_index" ON "holds" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "reports_subject_index" ON "reports" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "reports_owner_index" ON "reports" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "reports_waiting_index" ON "reports" USING btree ("created_at") WHERE decision is null;--> statement-breakpoint
CREATE INDEX "service_requests_mine_index" ON "service_requests" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_requests_all_index" ON "service_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "service_requests_operator_index" ON "service_requests" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "service_requests_moved_by_index" ON "service_requests" USING btree ("moved_by");--> statement-breakpoint
CREATE INDEX "notifications_actor_index" ON "notifications" USING btree (("data" ->> 'actorId'));--> statement-breakpoint
CREATE INDEX "project_listings_expires_at_index" ON "project_listings" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('new-match', 'invitation', 'invitation-answer', 'question', 'message', 'application', 'application-answer', 'listing-expiring', 'review', 'service', 'service-answer', 'still-looking'));--> statement-breakpoint
ALTER TABLE "project_listings" ADD CONSTRAINT "project_listings_state_check" CHECK ("project_listings"."state" in ('open', 'expired', 'closed'));--> statement-breakpoint
ALTER TABLE "project_listings" ADD CONSTRAINT "project_listings_outcome_check" CHECK ("project_listings"."outcome" in ('found-here', 'found-elsewhere', 'not-needed'));