import type {
  MembershipState,
  ProgrammeDecisionAction,
  ProgrammeMember,
  ProgrammeRole,
} from "@khamt/contract";
import type { Language } from "@khamt/language";
import { type Table, tableOf } from "../../platform/text/table.ts";

type Words = Record<
  | "name"
  | "email"
  | "state"
  | "role"
  | "since"
  | "visits"
  | "days"
  | "mean"
  | "scores"
  | "note"
  | "decidedBy"
  | "decidedAt"
  | "prepared",
  string
> & {
  letters: Record<ProgrammeDecisionAction, string>;
  roles: Record<ProgrammeRole, string>;
  states: Record<MembershipState, string>;
  own: string;
};

const words: Record<Language, Words> = {
  en: {
    name: "Name",
    email: "Email",
    state: "Status",
    role: "Role",
    since: "Since",
    visits: "Days present",
    days: "Present on",
    mean: "Average score",
    scores: "Scores",
    note: "Written with the decision",
    decidedBy: "Decided by",
    decidedAt: "Decided on",
    prepared: "Decision not told yet",
    letters: { accept: "Accepted", decline: "Declined" },
    own: "You",
    roles: { manager: "Manager", member: "Member" },
    states: {
      applied: "Applied",
      joined: "Taking part",
      declined: "Declined",
      left: "Left",
      removed: "Removed",
    },
  },
  mn: {
    name: "Нэр",
    email: "Имэйл",
    state: "Төлөв",
    role: "Үүрэг",
    since: "Огноо",
    visits: "Ирсэн өдрийн тоо",
    days: "Ирсэн өдөр",
    mean: "Дундаж үнэлгээ",
    scores: "Үнэлгээ",
    note: "Шийдвэртэй хамт бичсэн үг",
    decidedBy: "Шийдвэр гаргасан",
    decidedAt: "Шийдвэрийн огноо",
    prepared: "Мэдэгдээгүй шийдвэр",
    letters: { accept: "Зөвшөөрсөн", decline: "Татгалзсан" },
    own: "Та",
    roles: { manager: "Менежер", member: "Гишүүн" },
    states: {
      applied: "Хүсэлт илгээсэн",
      joined: "Оролцож байгаа",
      declined: "Татгалзсан",
      left: "Гарсан",
      removed: "Хассан",
    },
  },
};

/** What the page shows of each, with a column for each question that any of them has answered. */
export function peopleTable(people: readonly ProgrammeMember[], reader: Language): Table {
  const t = words[reader];
  const asked = (person: ProgrammeMember) => answersByColumn(person, reader);
  const questions = new Set(people.flatMap((person) => [...asked(person).keys()]));
  return tableOf<ProgrammeMember>(
    [
      [t.name, ({ name }) => name],
      [t.email, ({ email }) => email],
      [t.state, ({ state }) => t.states[state]],
      [t.role, ({ role, state }) => (state === "joined" ? t.roles[role] : null)],
      [t.since, ({ createdAt }) => new Date(createdAt)],
      [t.visits, ({ visits }) => visits.length],
      [t.days, ({ visits }) => visits.join(" | ")],
      ...[...questions].map(
        (column) => [column, (person: ProgrammeMember) => asked(person).get(column) ?? ""] as const,
      ),
      [t.mean, ({ scores }) => meanOf(scores)],
      [t.scores, ({ scores }) => scores.map((each) => scoreText(each, t.own)).join(" | ")],
      [t.note, ({ note }) => note],
      [t.decidedBy, ({ decidedBy }) => decidedBy],
      [t.decidedAt, ({ decidedAt }) => decidedAt && new Date(decidedAt)],
      [t.prepared, ({ prepared }) => prepared && t.letters[prepared.action]],
    ],
    people,
  );
}

/** By the question, with a number where the same was asked before. */
function answersByColumn({ answers }: ProgrammeMember, reader: Language): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  return new Map(
    answers.map(({ question, answer }) => {
      const text = question[reader];
      const time = (times.get(text) ?? 0) + 1;
      times.set(text, time);
      return [time === 1 ? text : `${text} (${time})`, answer];
    }),
  );
}

type Score = ProgrammeMember["scores"][number];

/** A number, which spreadsheets put in order. */
function meanOf(scores: readonly Score[]): number | null {
  if (scores.length === 0) return null;
  return Math.round((scores.reduce((sum, { score }) => sum + score, 0) / scores.length) * 10) / 10;
}

function scoreText({ name, isOwn, score, remarks }: Score, own: string): string {
  return [`${isOwn ? own : name}: ${score}`, remarks].filter(Boolean).join(", ");
}
