CREATE TABLE "round_answers" (
	"rounds_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"wants" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "round_answers_rounds_id_user_id_other_id_pk" PRIMARY KEY("rounds_id","user_id","other_id"),
	CONSTRAINT "round_answers_people_check" CHECK ("round_answers"."user_id" <> "round_answers"."other_id")
);
--> statement-breakpoint
CREATE TABLE "round_meetings" (
	"rounds_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"place" integer NOT NULL,
	"a_id" uuid NOT NULL,
	"b_id" uuid NOT NULL,
	"percent" integer,
	"reasons" jsonb NOT NULL,
	CONSTRAINT "round_meetings_rounds_id_number_place_pk" PRIMARY KEY("rounds_id","number","place"),
	CONSTRAINT "round_meetings_pair_check" CHECK ("round_meetings"."a_id" < "round_meetings"."b_id")
);
--> statement-breakpoint
CREATE TABLE "round_pairs" (
	"rounds_id" uuid NOT NULL,
	"a_id" uuid NOT NULL,
	"b_id" uuid NOT NULL,
	"rule" text NOT NULL,
	CONSTRAINT "round_pairs_rounds_id_a_id_b_id_pk" PRIMARY KEY("rounds_id","a_id","b_id"),
	CONSTRAINT "round_pairs_rule_check" CHECK ("round_pairs"."rule" in ('together', 'apart')),
	CONSTRAINT "round_pairs_pair_check" CHECK ("round_pairs"."a_id" < "round_pairs"."b_id")
);
--> statement-breakpoint
CREATE TABLE "round_people" (
	"rounds_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'there' NOT NULL,
	"from_round" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "round_people_rounds_id_user_id_pk" PRIMARY KEY("rounds_id","user_id"),
	CONSTRAINT "round_people_state_check" CHECK ("round_people"."state" in ('there', 'late', 'missing', 'left'))
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"programme_id" uuid NOT NULL,
	"name" text NOT NULL,
	"rounds" integer NOT NULL,
	"minutes" integer NOT NULL,
	"tables" integer NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"current" integer DEFAULT 0 NOT NULL,
	"current_since" timestamp (3) with time zone,
	"fit" double precision DEFAULT 0 NOT NULL,
	"most" double precision DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rounds_state_check" CHECK ("rounds"."state" in ('planned', 'running', 'ended')),
	CONSTRAINT "rounds_current_check" CHECK ("rounds"."current" between 0 and "rounds"."rounds")
);
--> statement-breakpoint
ALTER TABLE "round_answers" ADD CONSTRAINT "round_answers_rounds_id_rounds_id_fk" FOREIGN KEY ("rounds_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_answers" ADD CONSTRAINT "round_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_answers" ADD CONSTRAINT "round_answers_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_meetings" ADD CONSTRAINT "round_meetings_rounds_id_rounds_id_fk" FOREIGN KEY ("rounds_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_meetings" ADD CONSTRAINT "round_meetings_a_id_users_id_fk" FOREIGN KEY ("a_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_meetings" ADD CONSTRAINT "round_meetings_b_id_users_id_fk" FOREIGN KEY ("b_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_pairs" ADD CONSTRAINT "round_pairs_rounds_id_rounds_id_fk" FOREIGN KEY ("rounds_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_pairs" ADD CONSTRAINT "round_pairs_a_id_users_id_fk" FOREIGN KEY ("a_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_pairs" ADD CONSTRAINT "round_pairs_b_id_users_id_fk" FOREIGN KEY ("b_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_people" ADD CONSTRAINT "round_people_rounds_id_rounds_id_fk" FOREIGN KEY ("rounds_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_people" ADD CONSTRAINT "round_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "round_answers_user_index" ON "round_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "round_answers_other_index" ON "round_answers" USING btree ("other_id");--> statement-breakpoint
CREATE UNIQUE INDEX "round_meetings_pair_key" ON "round_meetings" USING btree ("rounds_id","a_id","b_id");--> statement-breakpoint
CREATE INDEX "round_meetings_a_index" ON "round_meetings" USING btree ("a_id");--> statement-breakpoint
CREATE INDEX "round_meetings_b_index" ON "round_meetings" USING btree ("b_id");--> statement-breakpoint
CREATE INDEX "round_pairs_a_index" ON "round_pairs" USING btree ("a_id");--> statement-breakpoint
CREATE INDEX "round_pairs_b_index" ON "round_pairs" USING btree ("b_id");--> statement-breakpoint
CREATE INDEX "round_people_user_index" ON "round_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rounds_newest_index" ON "rounds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "rounds_programme_index" ON "rounds" USING btree ("programme_id");