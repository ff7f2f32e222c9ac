import { formatNumber } from "@khamt/language/format";
const projects = {
  head: {
    title: "Project listings",
    description:
      "Work that companies want done: the budget, the time and the skills it takes, in English and Mongolian.",
  },
  title: "Project listings",
  intro:
    "Companies say what they need built, by when and for how much. See which project your team can take on.",
  postProject: "Post a project",
  searchLabel: "Search projects",
  placeholder: "Search by title, description or skills",
  search: "Search",
  found: (count: number) =>
    count === 0
      ? "No projects found"
      : `${formatNumber(count, "en")} ${count === 1 ? "project" : "projects"} found`,
  loading: "Looking for projects",
  none: "No projects found",
  noneHint: "Try adjusting your search criteria: a shorter word, or fewer filters.",
  noneYetHint: "Nobody has listed a project here yet. Yours can be the first.",
  showAll: "Show all projects",
  invitation: {
    title: "Do you have work for others?",
    text: "Say what you need, by when and for how much, and see which companies fit.",
  },
  urgent: "Urgent",
  skills: "Required skills",
  aiMatch: "AI Match",
  matchForMe: "AI Match for Me",
  apply: "Apply",
  detail: {
    back: "All project listings",
    describe: (company: string) => `A project of ${company}.`,
    about: "The project",
    skillsHint: "The company is looking for a team with these skills.",
    noSkills: "The company has not said yet which skills it needs.",
    unlisted: {
      paused: "The company has paused this listing. Nobody finds it for now, and it takes no applications.",
      hidden: "Nobody finds this listing at the moment, and it takes no applications.",
      expired: "This listing has expired. It is in no list any more and takes no applications.",
      closed:
        "This listing is closed and takes no more applications. Its company and those who have applied still see it.",
    },
    match: "Find companies",
    facts: "At a glance",
    company: "Company",
    companySize: "Preferred company size",
    anySize: "Any size",
    location: "Preferred location",
    applications: "Applications so far",
    answers: "How the company answers",
    answerRate: (share: number, days: number | null) =>
      days === null
        ? `Answers ${share}% of applications`
        : `Answers ${share}% of applications, usually within ${days === 1 ? "a day" : `${days} days`}`,
    questions: "Questions to applicants",
    questionsHint: "You answer these when you apply.",
    added: "Added",
    updated: "Last changed",
  },
};

export default projects;

declare module "../../../lib/language/words.ts" {
  interface Words {
    projects: typeof projects;
  }
}
