CREATE TABLE "kept_matching" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"horizon" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"kept_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- What was made of a profile goes with it, in the same transaction; the rest is made anew.
CREATE FUNCTION forget_kept_matching() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM kept_matching;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER forget_kept_matching AFTER DELETE ON "startup_ideas" FOR EACH ROW EXECUTE FUNCTION forget_kept_matching();
--> statement-breakpoint
CREATE TRIGGER forget_kept_matching AFTER DELETE ON "startup_cofounders" FOR EACH ROW EXECUTE FUNCTION forget_kept_matching();
--> statement-breakpoint
CREATE TRIGGER forget_kept_matching AFTER DELETE ON "companies" FOR EACH ROW EXECUTE FUNCTION forget_kept_matching();
--> statement-breakpoint
CREATE TRIGGER forget_kept_matching AFTER DELETE ON "project_listings" FOR EACH ROW EXECUTE FUNCTION forget_kept_matching();
