CREATE TABLE "programme_jurors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"programme_id" uuid NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"user_id" uuid,
	"joined_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "programme_jurors_email_key" UNIQUE("programme_id","email"),
	CONSTRAINT "programme_jurors_language_check" CHECK ("programme_jurors"."language" in ('en', 'mn')),
	CONSTRAINT "programme_jurors_joined_check" CHECK (("programme_jurors"."user_id" is null) = ("programme_jurors"."joined_at" is null))
);
--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "jury_sees_contacts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "programme_jurors" ADD CONSTRAINT "programme_jurors_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_jurors" ADD CONSTRAINT "programme_jurors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "programme_jurors_email_index" ON "programme_jurors" USING btree ("email");--> statement-breakpoint
CREATE INDEX "programme_jurors_user_index" ON "programme_jurors" USING btree ("user_id");