-- Marks and figures of companies are those that rows stand behind: demo companies came with others.
SELECT set_config('khamt.keep_updated_at', 'on', true);
--> statement-breakpoint
UPDATE "companies" SET "rating" = figures.rating, "reviews_count" = figures.reviews, "completed_projects" = figures.finished
FROM (
  SELECT company.id,
    (SELECT coalesce(round(avg(review.rating), 1), 0) FROM "reviews" review WHERE review.company_id = company.id) AS rating,
    (SELECT count(*)::integer FROM "reviews" review WHERE review.company_id = company.id) AS reviews,
    (SELECT count(*)::integer FROM "applications" work WHERE work.state = 'finished'
      AND (work.company_id = company.id OR (work.profile_kind = 'company' AND work.profile_id = company.id))) AS finished
  FROM "companies" company
) figures
WHERE figures.id = "companies"."id"
  AND ("companies"."rating", "companies"."reviews_count", "companies"."completed_projects") IS DISTINCT FROM (figures.rating, figures.reviews, figures.finished);
--> statement-breakpoint
UPDATE "companies" SET "is_verified" = false, "verification_level" = NULL
WHERE "is_verified" AND ("verification_level" IS NULL OR "verification_level" = 'domain')
  AND NOT EXISTS (SELECT 1 FROM "domain_claims" claim WHERE claim.company_id = "companies"."id" AND claim.state = 'verified');
--> statement-breakpoint
SELECT set_config('khamt.keep_updated_at', 'off', true);
--> statement-breakpoint
-- From now on an accepted connection shows e-mail and phone. Who had chosen to keep them, or their website, to themselves
-- goes on doing so; in a connection where somebody had decided contact by contact, what they had not shown stays hidden.
UPDATE "users" SET "privacy" = "privacy" || '{"asksBeforeContact": true}'
WHERE "privacy" ->> 'showsContact' = 'false'
  OR "id" IN (SELECT "user_id" FROM "companies" WHERE "hides_contacts");
--> statement-breakpoint
UPDATE "users" SET "privacy" = "privacy" || '{"showsWebsite": false}' WHERE "privacy" ->> 'showsContact' = 'false';
--> statement-breakpoint
INSERT INTO "contact_grants" ("connection_id", "owner_id", "field", "is_granted", "created_at")
SELECT DISTINCT decided.connection_id, decided.owner_id, contact.field, false, now()
FROM "contact_grants" decided CROSS JOIN (VALUES ('email'), ('phone')) AS contact (field)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- What verifies a person weighs in matching: the profile counts as changed.
CREATE FUNCTION mark_verified_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entity_changes (id, kind, transaction)
  SELECT id, 'cofounder', pg_current_xact_id() FROM startup_cofounders WHERE user_id = coalesce(NEW.user_id, OLD.user_id)
  ON CONFLICT (kind, id) DO UPDATE SET transaction = excluded.transaction;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER mark_verified_changed AFTER INSERT OR UPDATE OR DELETE ON "verifications" FOR EACH ROW EXECUTE FUNCTION mark_verified_changed();
