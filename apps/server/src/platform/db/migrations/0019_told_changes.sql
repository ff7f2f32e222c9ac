-- What is shown to everybody is kept as it was sent until one of the tables that it was made of changes: each transaction that
-- writes to one tells its name, once it is committed and to every process.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('khamt_changes', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Members are here every few minutes: that alone changes less than what they say of themselves.
CREATE FUNCTION tell_changed_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  visits text[] := array['last_active_at', 'last_visit_at', 'ranked_active_at', 'updated_at'];
BEGIN
  IF to_jsonb(OLD) - visits IS DISTINCT FROM to_jsonb(NEW) - visits THEN
    PERFORM pg_notify('khamt_changes', 'users');
  END IF;
  IF OLD.last_active_at IS DISTINCT FROM NEW.last_active_at THEN
    PERFORM pg_notify('khamt_changes', 'activity');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_changed_user AFTER UPDATE ON "users" FOR EACH ROW EXECUTE FUNCTION tell_changed_user();
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR TRUNCATE ON "users" EXECUTE FUNCTION tell_change();
--> statement-breakpoint
DO $$
DECLARE
  place text;
BEGIN
  FOREACH place IN ARRAY array[
    'startup_ideas', 'startup_cofounders', 'companies', 'project_listings', 'search_entries', 'search_words', 'verifications',
    'domain_claims', 'reviews', 'connections', 'applications', 'service_requests', 'success_stories', 'blocks', 'reports',
    'decisions', 'files'
  ] LOOP
    EXECUTE format('CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I EXECUTE FUNCTION tell_change()', place);
  END LOOP;
END
$$;
--> statement-breakpoint
-- What is not to be found any more: some of what is kept may be a minute old, but never show that.
CREATE FUNCTION tell_withdrawn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('khamt_changes', 'withdrawn');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_withdrawn AFTER DELETE ON "search_entries" FOR EACH ROW EXECUTE FUNCTION tell_withdrawn();
--> statement-breakpoint
CREATE TRIGGER tell_all_withdrawn AFTER TRUNCATE ON "search_entries" EXECUTE FUNCTION tell_withdrawn();
