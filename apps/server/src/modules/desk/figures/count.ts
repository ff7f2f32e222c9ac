import { type SQL, sql } from "drizzle-orm";
import { figureWeeks } from "@khamt/contract";
import { answeredAt } from "../../../entities/invitations.ts";
import { isTakenUp } from "../../../platform/db/active-account.ts";
import {
  applications,
  companies,
  connections,
  programmeMembers,
  projectListings,
  startupCofounders,
  startupIdeas,
  successStories,
  users,
} from "../../../platform/db/schema/index.ts";

/** The Monday of a time, as Ulaanbaatar has it. */
const weekOf = (time: SQL) => sql`date_trunc('week', ${time} at time zone 'Asia/Ulaanbaatar')`;

/** When the weeks begin that are counted. */
function sinceOf(now: Date): SQL {
  const thisWeek = weekOf(sql`${now.toISOString()}::timestamptz`);
  return sql`((${thisWeek} - make_interval(weeks => ${figureWeeks - 1})) at time zone 'Asia/Ulaanbaatar')`;
}

/**
 * Every figure of every programme, language and kind, with the columns of `figure_counts`. What it costs does not depend on
 * who asks for what: of many members it is counted beforehand.
 */
export function allCounts(now: Date): SQL {
  return sql`${membersSince(now)} ${sql.join(parts, sql` union all `)}`;
}

/** The same in pieces: a query that takes half a minute ends the embedded database. */
export function countsInParts(now: Date): SQL[] {
  return parts.map((part) => sql`${membersSince(now)} ${part}`);
}

function membersSince(now: Date): SQL {
  return sql`
    with since as (select ${sinceOf(now)} as at),
    profiles as (${profiles}),
    listed as (select user_id, array_agg(kind) as kinds, min(at) as at from profiles group by user_id),
    people as materialized (
      select ${users.id} as id, ${users.language} as language, ${users.createdAt} as at,
        coalesce(listed.kinds, '{}') as kinds, listed.at as listed_at
      from ${users} left join listed on listed.user_id = ${users.id}
      where not ${users.isDemo} and (${isTakenUp})
    ),
    scopes as materialized (
      select id, null::uuid as programme_id, language, kinds from people
      union all
      select people.id, ${programmeMembers.programmeId}, language, kinds
      from ${programmeMembers} join people on people.id = ${programmeMembers.userId}
      where ${programmeMembers.state} = 'joined'
    )`;
}

const profiles = sql`
  select ${startupIdeas.userId} as user_id, 'idea' as kind, min(${startupIdeas.createdAt}) as at
  from ${startupIdeas} where ${startupIdeas.isActive} group by 1
  union all
  select ${startupCofounders.userId}, 'cofounder', ${startupCofounders.createdAt}
  from ${startupCofounders} where ${startupCofounders.isAvailable}
  union all
  select ${companies.userId}, 'company', ${companies.createdAt} from ${companies} where ${companies.isActive}
  union all
  select ${companies.userId}, 'project', min(${projectListings.createdAt})
  from ${projectListings} join ${companies} on ${companies.id} = ${projectListings.companyId}
  where ${projectListings.isActive} group by 1`;

const sent = sql`
  select ${connections.senderId} as user_id, min(${connections.createdAt}) as invited_at, min(${answeredAt}) as answered_at
  from ${connections} group by 1`;

const connected = sql`
  select user_id, min(at) as at from (
    select ${connections.senderId} as user_id, ${connections.endedAt} as at from ${connections} where ${connections.state} = 'accepted'
    union all
    select ${connections.receiverId}, ${connections.endedAt} from ${connections} where ${connections.state} = 'accepted'
  ) as one group by 1`;

const isProject = sql`${applications.state} in ('accepted', 'finishing', 'finished')`;
const isPublished = sql`${successStories.state} = 'published'`;
const projectSince = sql`coalesce(${applications.answeredAt}, ${applications.updatedAt})`;

const together = sql`
  select user_id, min(at) as at from (
    select ${applications.userId} as user_id, ${projectSince} as at from ${applications} where ${isProject}
    union all
    select ${applications.ownerId}, ${projectSince} from ${applications} where ${isProject}
    union all
    select ${successStories.authorId}, ${successStories.publishedAt} from ${successStories} where ${isPublished}
    union all
    select ${successStories.partnerId}, ${successStories.publishedAt} from ${successStories} where ${isPublished}
  ) as one group by 1`;

/** Adds up first, for each set of kinds: few groups are then counted for one kind, and for all. */
const steps = sql`
  select programme_id, spoken.language, taken.kind, figure, key, sum(people)::integer as people, null::float8 as value
  from (
    select programme_id, scopes.language, scopes.kinds, figure, to_char(${weekOf(sql`reached.at`)}, 'YYYY-MM-DD') as key,
      count(*) as people
    from people
    left join (${sent}) as sent on sent.user_id = people.id
    left join (${connected}) as connected on connected.user_id = people.id
    left join (${together}) as together on together.user_id = people.id
    cross join lateral (values
      ('signed-up', people.at), ('listed', people.listed_at), ('invited', sent.invited_at),
      ('answered', sent.answered_at), ('connected', connected.at), ('together', together.at)
    ) as reached (figure, at)
    join scopes on scopes.id = people.id
    where reached.at >= (select at from since)
    group by 1, 2, 3, 4, 5
  ) as counted
  cross join lateral unnest(array[null, language]) as spoken (language)
  cross join lateral unnest(array_append(kinds, null)) as taken (kind)
  group by 1, 2, 3, 4, 5`;

const eachScope = sql`
  join scopes on scopes.id = ${connections.senderId}
  cross join lateral unnest(array[null, language]) as spoken (language)
  cross join lateral unnest(array_append(kinds, null)) as taken (kind)`;

/** Of both sides, since a figure could tell of either. */
const pairs = sql`least(count(distinct ${connections.senderId}), count(distinct ${connections.receiverId}))::integer`;

const answerHours = sql`
  select programme_id, spoken.language, taken.kind, 'answer-hours', '', ${pairs},
    percentile_cont(0.5) within group (order by extract(epoch from ${answeredAt} - ${connections.createdAt}) / 3600)::float8
  from ${connections} ${eachScope}
  where ${connections.createdAt} >= (select at from since) and ${answeredAt} is not null
  group by 1, 2, 3`;

const declined = sql`
  select programme_id, spoken.language, taken.kind, 'refusal', ${connections.declineReason}, ${pairs}, count(*)::float8
  from ${connections} ${eachScope}
  where ${connections.endedAt} >= (select at from since) and ${connections.state} = 'declined'
    and ${connections.declineReason} is not null
  group by 1, 2, 3, 5`;

/** Members, not profiles: who asks for one thing three times is one. Adds up first, for each language. */
const skills = sql`
  select programme_id, spoken.language, null::text, figure, key, sum(people)::integer, null::float8
  from (
    select programme_id, language, figure, key, count(*) as people
    from (
      select ${startupIdeas.userId} as user_id, 'sought' as figure, unnest(${startupIdeas.topics}) as key
      from ${startupIdeas} where ${startupIdeas.isActive}
      union
      select ${companies.userId}, 'sought', unnest(${projectListings.topics})
      from ${projectListings} join ${companies} on ${companies.id} = ${projectListings.companyId}
      where ${projectListings.isActive}
      union
      select ${startupCofounders.userId}, 'offered', unnest(${startupCofounders.topics})
      from ${startupCofounders} where ${startupCofounders.isAvailable}
      union
      select ${companies.userId}, 'offered', unnest(${companies.topics}) from ${companies} where ${companies.isActive}
    ) as said
    join scopes on scopes.id = said.user_id
    group by 1, 2, 3, 4
  ) as counted
  cross join lateral unnest(array[null, language]) as spoken (language)
  group by 1, 2, figure, key`;

const parts = [steps, answerHours, declined, skills];
