// Of 100,000 members: what the desk reads.
import { sql } from "drizzle-orm";
import type { Db } from "../../apps/server/src/platform/db/handle.ts";

export const members = 100_000;

/** Members of half a year: half with an idea, half with a profile, who invite, answer and take part in twenty programmes. */
export async function fillDesk(db: Db): Promise<void> {
  const at = sql`now() - make_interval(hours => n % 5000)`;
  await db.execute(sql`
    insert into users (id, username, email, first_name, last_name, user_type, role, language, standing, is_email_verified,
      last_active_at, created_at, updated_at)
    select md5('u' || n)::uuid, 'm' || n, 'm' || n || '@bench.test',
      (array['Bat', 'Saran', 'Номин', 'Ganzorig', 'Бат-Эрдэнэ', 'Anna', 'Тэмүүлэн'])[n % 7 + 1] || ' ' || n % 997,
      (array['Dorj', 'Ганболд', 'Smith', 'Baatar', 'Цэрэндорж'])[n % 5 + 1] || ' ' || n % 1009,
      case when n % 6 = 0 then 'company' else 'individual' end, case when n % 20000 = 0 then 'admin' else 'member' end,
      case when n % 3 = 0 then 'en' else 'mn' end,
      case when n % 400 = 0 then 'suspended' when n % 300 = 0 then 'restricted' else 'good' end, n % 9 <> 0,
      case when n % 8 <> 0 then now() - make_interval(mins => (n::bigint * n % 120000)::integer) end, ${at}, ${at}
    from generate_series(1, ${members}::integer) as n`);
  const topics = sql`array['skill-' || n % 400, 'skill-' || n % 37, 'skill-' || n % 1500, 'skill-' || n % 11, 'skill-' || n % 90]`;
  await db.execute(sql`
    insert into startup_ideas (user_id, title, description, industry, topics, completeness, created_at, updated_at)
    select md5('u' || n)::uuid, 'Idea ' || n, repeat('words ', 60), 'other', ${topics}, n % 101, ${at}, ${at}
    from generate_series(1, ${members}::integer, 2) as n where n % 14 <> 1`);
  await db.execute(sql`
    insert into startup_cofounders (user_id, first_name, last_name, experience, topics, completeness, created_at, updated_at)
    select md5('u' || n)::uuid, 'Bat', 'Dorj', '3-5', ${topics}, n * 7 % 101, ${at}, ${at}
    from generate_series(2, ${members}::integer, 2) as n`);
  await db.execute(sql`
    insert into companies (user_id, name, completeness, created_at, updated_at)
    select md5('u' || n)::uuid, 'Company ' || n, n % 101, ${at}, ${at}
    from generate_series(6, ${members}::integer, 6) as n`);
  await db.execute(sql`
    insert into project_listings (company_id, title, description, category, created_at, updated_at)
    select id, 'Listing', 'What is to be done', 'other', created_at, updated_at from companies where completeness % 3 = 0`);
  await db.execute(sql`
    insert into verifications (user_id, kind, reason, created_at)
    select md5('u' || n)::uuid, 'vouch', 'We have met', ${at} from generate_series(1, ${members}::integer, 5) as n`);
  await db.execute(sql`
    insert into connections (client_id, sender_id, receiver_id, target_kind, target_id, message, state, decline_reason, created_at, ended_at)
    select gen_random_uuid(), md5('u' || (n % ${members}::integer + 1))::uuid, md5('u' || ((n * 7 + 3) % ${members}::integer + 1))::uuid,
      'idea', gen_random_uuid(), 'Hello',
      (array['accepted', 'declined', 'expired'])[n % 3 + 1],
      case when n % 3 = 1 then (array['no-time', 'other-direction', 'other-place'])[n % 9 / 3 + 1] end,
      ${at}, ${at} + interval '9 hours'
    from generate_series(1, ${members * 2}::integer) as n
    where n % ${members}::integer <> (n * 7 + 3) % ${members}::integer
    on conflict do nothing`);
  await db.execute(sql`
    insert into programmes (id, slug, name, words, entry, questions, is_listed, created_at, updated_at)
    select md5('p' || n)::uuid, 'programme-' || n, '{"en":"P","mn":"P"}', '{"en":"P","mn":"P"}', 'open', '[]', true, now(), now()
    from generate_series(1, 20) as n`);
  await db.execute(sql`
    insert into programme_members (programme_id, user_id, state, created_at, updated_at)
    select md5('p' || (n % 20 + 1))::uuid, md5('u' || n)::uuid, 'joined', now(), now()
    from generate_series(1, ${members}::integer, 5) as n`);
}
