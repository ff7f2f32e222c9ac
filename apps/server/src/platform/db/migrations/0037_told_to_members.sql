-- What a member is answered is kept too, until anything changes that members are shown. A row that is written as it was changes nothing.
DO $$
DECLARE
  place text;
BEGIN
  FOREACH place IN ARRAY array[
    'ai_matches', 'announcements', 'connection_settings', 'contact_grants', 'conversation_members', 'conversations', 'gathering_guests',
    'gatherings', 'introductions', 'kept_search_finds', 'kept_searches', 'mentor_bookings', 'mentor_slots', 'mentors', 'messages',
    'notifications', 'programme_invitations', 'programmes', 'round_answers', 'round_meetings', 'round_pairs', 'round_people', 'rounds',
    'sanctions'
  ] LOOP
    EXECUTE format('CREATE TRIGGER tell_change AFTER INSERT OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION tell_change()', place);
    EXECUTE format('CREATE TRIGGER tell_changed AFTER UPDATE ON %I FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_change()', place);
    EXECUTE format('CREATE TRIGGER tell_emptied AFTER TRUNCATE ON %I EXECUTE FUNCTION tell_change()', place);
  END LOOP;
END
$$;
