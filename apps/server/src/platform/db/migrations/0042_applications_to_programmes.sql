CREATE TABLE "programme_scores" (
	"programme_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"remarks" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "programme_scores_programme_id_user_id_reviewer_id_pk" PRIMARY KEY("programme_id","user_id","reviewer_id"),
	CONSTRAINT "programme_scores_score_check" CHECK ("programme_scores"."score" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "programme_members" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "programme_members" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "closes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "programme_scores" ADD CONSTRAINT "programme_scores_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_scores" ADD CONSTRAINT "programme_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_scores" ADD CONSTRAINT "programme_scores_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "programme_scores_user_index" ON "programme_scores" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "programme_scores_reviewer_index" ON "programme_scores" USING btree ("reviewer_id");--> statement-breakpoint
UPDATE "programme_members" SET "questions" = (
	SELECT coalesce(jsonb_agg("asked"."question" -> 'text' ORDER BY "asked"."place"), '[]'::jsonb)
	FROM "programmes", jsonb_array_elements("programmes"."questions") WITH ORDINALITY AS "asked"("question", "place")
	WHERE "programmes"."id" = "programme_members"."programme_id"
) WHERE "answers" <> '{}';
