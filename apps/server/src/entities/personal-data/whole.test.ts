import { eq, getTableName, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import { beforeEach, expect, test } from "vitest";
import { fillEveryTable, type Filled, tables } from "../../../test/every-table.ts";
import { addUser, noLetters } from "../../../test/rows.ts";
import { freshServer } from "../../../test/test-server.ts";
import { blocks, sanctions, users } from "../../platform/db/schema/index.ts";
import { eraseDue } from "./erase.ts";
import { exportMember } from "./export.ts";

const server = freshServer();
let bat: Filled;
let sara: Filled;
let others: Filled[];
beforeEach(async () => {
  [bat, sara, ...others] = await fillEveryTable(server.db);
  others.push(sara);
});

/** What triggers and indexes write by themselves. */
const isByItself = /^(entity_changes|kept_matching|search_entries|search_words|users: nobody: completeness)/;
/** Of a change that names somebody the rows that name nobody. */
const unnamed = ({ gone, changed, added }: Changes) =>
  [...gone, ...changed, ...added].filter((each) => / nobody/.test(each) && !isByItself.test(each));

test("R45: of all rows of all tables an account takes along those that name it and no other, and what stays is without it", async () => {
  const before = await allRows();
  await erase(bat);
  const found = changes(before, await allRows(), namesOf(bat));
  // The listings to which the member had applied count one less.
  expect(unnamed(found)).toEqual(["project_listings: nobody: applications_count"]);
  expect(found.added).toEqual([]);
  expect(found.changed.filter((each) => !isByItself.test(each) && !each.includes("nobody"))).toEqual([
    "announcements: text,title,author_id: author_id",
    "conversation_members: note,user_id: note,user_id",
    "messages: text,sender_id,attachments: sender_id",
    "files: name,user_id: name,user_id,free_since",
    "programme_members: decided_by_id: decided_by_id",
    "programme_members: prepared_by_id: prepared_by_id",
    "reviews: text,title,answer,author_id: text,author_id",
    "decisions: note,appeal,decided_by,appeal_answer: decided_by",
    "reports: text,evidence,reporter_id: text,reporter_id",
    "service_requests: operator_id: operator_id",
    "service_requests: moved_by: moved_by",
    "verifications: vouched_by: vouched_by",
    "member_notes: author_id: author_id",
    "introductions: author_id: author_id",
  ]);
  // Ids that lead nowhere.
  expect(found.left).toEqual([
    "deliveries: subject_id",
    "conversations: subject_id",
    "admin_acts: actor_id",
    "admin_acts: account_id",
  ]);
  for (const each of others) await erase(each);
  const all = [bat, ...others].flatMap(namesOf);
  const left = [...(await allRows())].filter(([, rows]) =>
    [...rows.values()].some((row) => all.some((name) => JSON.stringify(row).includes(name))),
  );
  // What was said to everybody, ids in logs, and words of organisers.
  expect(left.map(([table]) => table)).toEqual(["announcements", "entity_changes", "admin_acts"]);
});

test("R45: of all rows of all tables a profile takes along none that does not name it", async () => {
  const paths = {
    idea: "startup-ideas",
    cofounder: "startup-cofounders",
    project: "project-listings",
    company: "companies",
  } as const;
  const headers = { cookie: await server.signIn(bat.id) };
  for (const kind of ["idea", "cofounder", "project", "company"] as const) {
    const before = await allRows();
    const url = `/api/${paths[kind]}/${bat.profiles[kind]}`;
    const answer = await server.call({ method: "DELETE", url, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(unnamed(changes(before, await allRows(), [bat.profiles[kind]])), kind).toEqual([]);
  }
});

test("R44: an export has something of every table and nothing of others but their names and what they did to the member", async () => {
  const data = (await exportMember(server.db, bat.id)) ?? {};
  const empty = Object.entries(data).filter(([, rows]) => rows.length === 0);
  // For these the state of the row says that the member has acted.
  expect(empty.map(([name]) => name)).toEqual(["connections_received", "success_stories_answered"]);
  const text = JSON.stringify(data);
  for (const { id } of others) expect(text).not.toContain(id);
  const ofOthers = Object.entries(data).flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([name, value]) =>
        others.some(({ mark }) => JSON.stringify(value).includes(mark)) ? [`${table}.${name}`] : [],
      ),
    ),
  );
  expect([...new Set(ofOthers)]).toEqual([
    "saved_views.filters",
    "decisions.note",
    "decisions.appeal",
    "decisions.appealAnswer",
    "blocks.name",
    "connections.receiver",
    "contact_views.viewer",
    "contact_views.owner",
    "introductions.with",
    "mentor_bookings.mentor",
    "round_answers.about",
    "round_meetings.with",
    "round_meetings.reasons",
    "programme_recusals.about",
    "programme_scores.about",
    "conversation_members.with",
    "notifications.data",
    "applications_received.applicant",
    "applications_received.title",
    "applications_received.declineText",
    "reviews_answered.title",
    "reviews_answered.answer",
    "vouches_made.member",
    "vouches_made.reason",
  ]);
});

test("of all rows of all tables a block changes those of the two only", async () => {
  await server.db.delete(blocks);
  const before = await allRows();
  const subject = { kind: "cofounder", id: sara.profiles.cofounder };
  const answer = await server.post("/api/blocks", { subject }, { cookie: await server.signIn(bat.id) });
  expect(answer.statusCode, answer.body).toBe(200);
  const { gone, changed, added } = changes(before, await allRows(), namesOf(bat));
  expect({ gone, changed, added }).toEqual({
    gone: ["round_meetings: either_id,reasons", "round_meetings: either_id"],
    changed: [
      "connections: answer,message,question,sender_id,source_id,decline_text: state,ended_at",
      "notifications: user_id,version: read_at",
      "mentor_bookings: note,remarks,user_id,question: note,cancelled_at",
      "mentor_bookings: nobody: note,cancelled_at,cancelled_by",
    ],
    added: ["deliveries: nobody", "notifications: data", "blocks: blocker_id", "sessions: sess"],
  });
});

test("of all rows of all tables a suspension changes those of the account only", async () => {
  await server.db.delete(sanctions);
  const boss = await addUser(server.db, { role: "admin" });
  const headers = { cookie: await server.signIn(boss) };
  const before = await allRows();
  const body = { rule: "no-spam", note: "Much of it", password: "-" };
  const answer = await server.post(`/api/admin/accounts/${bat.id}/suspend`, body, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  const { gone, changed, added } = changes(before, await allRows(), namesOf(bat));
  expect({ gone, changed, added }).toEqual({
    gone: [
      "auth_challenges: user_id,challenge,token_hash",
      "search_entries: id,terms",
      "search_words: word",
      "sessions: sid,sess",
    ],
    changed: [
      "entity_changes: id: transaction",
      "users: id,email,username,last_name,first_name: standing,is_hidden,updated_at",
    ],
    added: ["sanctions: user_id", "admin_acts: account_id"],
  });
});

type Rows = Map<string, Record<string, unknown>>;

async function erase({ id }: Filled): Promise<void> {
  await server.db.update(users).set({ deletesAt: server.clock.now() }).where(eq(users.id, id));
  expect(await eraseDue(server.db, { now: server.clock.now(), ...noLetters })).toBe(1);
}

function namesOf({ id, email, mark, profiles }: Filled): string[] {
  return [id, email, mark, ...Object.values(profiles)];
}

/** Every row of every table by what names it. */
async function allRows(): Promise<Map<string, Rows>> {
  const all = new Map<string, Rows>();
  for (const table of tables) {
    const { columns, primaryKeys } = getTableConfig(table);
    const keys = [...columns.filter(({ primary }) => primary), ...primaryKeys.flatMap((key) => key.columns)];
    const { rows } = await server.db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(each) as row from ${table} each`,
    );
    const keyOf = (row: Record<string, unknown>) => JSON.stringify(keys.map(({ name }) => row[name]));
    all.set(
      getTableName(table),
      new Map(rows.map(({ row }) => [keys.length > 0 ? keyOf(row) : JSON.stringify(row), row])),
    );
  }
  return all;
}

type Changes = Record<"gone" | "changed" | "left" | "added", string[]>;

/** By table, and the columns in which the names stand: also those of rows that are gone. */
function changes(before: Map<string, Rows>, after: Map<string, Rows>, names: string[]): Changes {
  const known = new Set(names);
  const isNamed = (value: unknown) => [...known].some((each) => JSON.stringify(value).includes(each));
  for (let size = -1; size < known.size;) {
    size = known.size;
    for (const [table, rows] of before)
      for (const [key, row] of rows)
        if (!after.get(table)?.has(key) && isNamed(row) && typeof row["id"] === "string")
          known.add(row["id"]);
  }
  const found = {
    gone: new Set<string>(),
    changed: new Set<string>(),
    left: new Set<string>(),
    added: new Set<string>(),
  };
  const namedIn = (row: object) =>
    Object.entries(row)
      .filter(([, value]) => isNamed(value))
      // Whose id is the smaller one is chance.
      .map(([name]) => name.replace(/^[ab]_id$/, "either_id"))
      .join() || "nobody";
  for (const [table, rows] of before)
    for (const [key, row] of rows) {
      const left = after.get(table)?.get(key);
      const differing = Object.keys(row).filter(
        (name) => JSON.stringify(left?.[name]) !== JSON.stringify(row[name]),
      );
      if (!left) found.gone.add(`${table}: ${namedIn(row)}`);
      else if (differing.length > 0) found.changed.add(`${table}: ${namedIn(row)}: ${differing.join()}`);
      else if (isNamed(row)) found.left.add(`${table}: ${namedIn(row)}`);
    }
  for (const [table, rows] of after)
    for (const [key, row] of rows)
      if (!before.get(table)?.has(key)) found.added.add(`${table}: ${namedIn(row)}`);
  return {
    gone: [...found.gone],
    changed: [...found.changed],
    left: [...found.left],
    added: [...found.added],
  };
}
