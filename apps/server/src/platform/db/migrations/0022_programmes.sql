CREATE TABLE "programme_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"programme_id" uuid NOT NULL,
	"token" text NOT NULL,
	"places" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "programme_invitations_token_unique" UNIQUE("token"),
	CONSTRAINT "programme_invitations_used_check" CHECK ("programme_invitations"."used" <= "programme_invitations"."places")
);
--> statement-breakpoint
CREATE TABLE "programme_members" (
	"programme_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"state" text NOT NULL,
	"pool" text DEFAULT 'both' NOT NULL,
	"answers" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "programme_members_programme_id_user_id_pk" PRIMARY KEY("programme_id","user_id"),
	CONSTRAINT "programme_members_role_check" CHECK ("programme_members"."role" in ('member', 'manager')),
	CONSTRAINT "programme_members_state_check" CHECK ("programme_members"."state" in ('applied', 'joined', 'declined', 'left', 'removed')),
	CONSTRAINT "programme_members_pool_check" CHECK ("programme_members"."pool" in ('programme', 'everybody', 'both')),
	CONSTRAINT "programme_members_manager_check" CHECK ("programme_members"."role" = 'member' or "programme_members"."state" = 'joined')
);
--> statement-breakpoint
CREATE TABLE "programmes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"words" jsonb NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"entry" text NOT NULL,
	"questions" jsonb NOT NULL,
	"is_listed" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "programmes_slug_unique" UNIQUE("slug"),
	CONSTRAINT "programmes_entry_check" CHECK ("programmes"."entry" in ('open', 'invited', 'applied')),
	CONSTRAINT "programmes_dates_check" CHECK ("programmes"."starts_on" <= "programmes"."ends_on")
);
--> statement-breakpoint
ALTER TABLE "programme_invitations" ADD CONSTRAINT "programme_invitations_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_members" ADD CONSTRAINT "programme_members_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_members" ADD CONSTRAINT "programme_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "programme_invitations_programme_index" ON "programme_invitations" USING btree ("programme_id");--> statement-breakpoint
CREATE INDEX "programme_members_newest_index" ON "programme_members" USING btree ("programme_id","created_at","user_id");--> statement-breakpoint
CREATE INDEX "programme_members_user_index" ON "programme_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "programmes_newest_index" ON "programmes" USING btree ("created_at","id");