import type { DeskTask, FigureStep, FigureTable } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { plural } from "@khamt/language/format";

const counted = (one: string, other: string) => (count: number) => plural(count, "en", { one, other });

const tasks: Record<DeskTask, (count: number) => string> = {
  reports: counted("report to decide on", "reports to decide on"),
  appeals: counted("appeal to answer", "appeals to answer"),
  "account-appeals": counted("appeal about an account to answer", "appeals about accounts to answer"),
  services: counted("service request to answer", "service requests to answer"),
  applications: counted("application to a programme", "applications to a programme"),
  decisions: counted(
    "decision that applicants have not been told",
    "decisions that applicants have not been told",
  ),
  jobs: counted("kind of background work failed", "kinds of background work failed"),
  letters: counted("email not delivered", "emails not delivered"),
  disk: counted("disk of the site nearly full", "disks of the site nearly full"),
};

const hints: Partial<Record<DeskTask, string>> = {
  jobs: "In the last 24 hours. The log of the site says why.",
  letters: "In the last 24 hours. Some may still be tried. If there are many, check the email settings.",
  disk: "Once it is full, nothing more can be saved. Ask whoever runs its machine to make room.",
};

const steps: Record<FigureStep, { title: string; definition: string }> = {
  "signed-up": { title: "Signed up", definition: "Members who opened an account in that week." },
  listed: {
    title: "Listed",
    definition: "Members whose first profile that is still listed was made in that week.",
  },
  invited: { title: "Invited somebody", definition: "Members who sent their first invitation in that week." },
  answered: {
    title: "Got an answer",
    definition: "Members who got their first answer to an invitation in that week: yes, no or a question.",
  },
  connected: {
    title: "Connected",
    definition: "Members whose first invitation was accepted in that week, whether they sent or received it.",
  },
  together: {
    title: "Team or project",
    definition:
      "Members who agreed on their first project here in that week, or whose first success story was published.",
  },
};

const kinds: Record<EntityKind, string> = {
  idea: "With a startup idea",
  cofounder: "With a co-founder profile",
  company: "With a company",
  project: "With a project",
};

const download: Record<FigureTable, string> = {
  steps: "Download the weeks (Excel)",
  skills: "Download the skills (Excel)",
  refusals: "Download the reasons (Excel)",
};

const figures = {
  failed: "Check your connection, then try again.",
  waiting: {
    title: "Waiting for you",
    none: "Nothing is waiting. Well done.",
    tasks,
    hints,
  },
  title: "Figures over time",
  intro:
    "The last 52 weeks. Each member counts once in each step, in the week they first reached it. Weeks begin on Monday.",
  reading:
    "A hollow dot is a week with fewer than 5 members. “Not shown” means that the number would reveal another one of fewer than 5.",
  filters: {
    programme: "Programme",
    everybody: "Everybody",
    language: "Language",
    bothLanguages: "Both languages",
    languages: { en: "English", mn: "Mongolian" },
    kind: "Kind",
    allKinds: "All kinds",
    kinds,
  },
  counts: { few: "Fewer than 5", withheld: "Not shown" },
  steps,
  chart: (title: string) => `${title}, by week. The table below has every number.`,
  table: "All weeks as a table",
  week: "Week from",
  allWeeks: "All weeks",
  download,
  skills: {
    title: "Who is missing",
    definition:
      "Skills that more members look for in their ideas and projects than offer in their profiles; at least 5 look for each. For all kinds.",
    none: "No skill is missing by that measure.",
    skill: "Skill",
    sought: "Look for it",
    offered: "Offer it",
  },
  answerTime: {
    title: "Time to the first answer",
    definition: "Half of all answered invitations of the last 52 weeks were answered faster than this.",
    none: "Too few members have answered to tell.",
    hours: (count: number) => `${count} ${plural(count, "en", { one: "hour", other: "hours" })}`,
    days: (count: number) => `${count} ${plural(count, "en", { one: "day", other: "days" })}`,
  },
  refusals: {
    title: "Why invitations are declined",
    definition: "Invitations declined in the last 52 weeks, by the reason that was chosen.",
    none: "No reason has been given yet.",
    reason: "Reason",
    count: "Invitations",
    reasons: {
      "no-time": "No time at the moment",
      "other-direction": "Looking for something else",
      "other-place": "The location is not right",
      "found-someone": "Has found someone",
      other: "Another reason",
    },
  },
};

export default figures;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    figures: typeof figures;
  }
}
