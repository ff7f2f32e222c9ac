DROP INDEX "startup_cofounders_completeness_index";--> statement-breakpoint
DROP INDEX "companies_completeness_index";--> statement-breakpoint
DROP INDEX "startup_ideas_completeness_index";--> statement-breakpoint
DROP INDEX "users_newest_index";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "completeness" integer;--> statement-breakpoint
CREATE INDEX "users_desk_index" ON "users" USING btree ("created_at","id","completeness","last_active_at","user_type","role","language","standing","is_email_verified") WHERE is_demo = false;--> statement-breakpoint
CREATE INDEX "users_completeness_index" ON "users" USING btree ("completeness" DESC NULLS LAST,"id");
--> statement-breakpoint
-- By hand from here on. Of the profiles that a member has the most complete one counts; listings are no profile.
CREATE FUNCTION keep_best_completeness() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := coalesce(NEW.user_id, OLD.user_id);
  best integer;
  kept text := coalesce(current_setting('khamt.keep_updated_at', true), '');
BEGIN
  SELECT max(own.completeness) INTO best FROM (
    SELECT completeness FROM startup_ideas WHERE user_id = owner
    UNION ALL SELECT completeness FROM startup_cofounders WHERE user_id = owner
    UNION ALL SELECT completeness FROM companies WHERE user_id = owner
  ) AS own;
  PERFORM set_config('khamt.keep_updated_at', 'on', true);
  UPDATE users SET completeness = best WHERE id = owner AND completeness IS DISTINCT FROM best;
  PERFORM set_config('khamt.keep_updated_at', kept, true);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  place text;
BEGIN
  FOREACH place IN ARRAY array['startup_ideas', 'startup_cofounders', 'companies'] LOOP
    EXECUTE format('CREATE TRIGGER keep_best_completeness AFTER INSERT OR DELETE OR UPDATE OF completeness, user_id ON %I FOR EACH ROW EXECUTE FUNCTION keep_best_completeness()', place);
  END LOOP;
END
$$;
--> statement-breakpoint
-- Those that are there already.
SELECT set_config('khamt.keep_updated_at', 'on', false);
--> statement-breakpoint
UPDATE users SET completeness = own.best FROM (
  SELECT user_id, max(completeness) AS best FROM (
    SELECT user_id, completeness FROM startup_ideas
    UNION ALL SELECT user_id, completeness FROM startup_cofounders
    UNION ALL SELECT user_id, completeness FROM companies
  ) AS each GROUP BY user_id
) AS own WHERE own.user_id = users.id;
--> statement-breakpoint
SELECT set_config('khamt.keep_updated_at', '', false);
--> statement-breakpoint
-- Who may be found in matches follows from what members have chosen in their programmes.
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "programme_members" EXECUTE FUNCTION tell_change();
