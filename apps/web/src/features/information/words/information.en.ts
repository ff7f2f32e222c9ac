import { page } from "../page-words.ts";

/** The pages behind the footer: short, and true of any server that runs Khamt. */
const information = {
  ways: {
    ideas: "Browse startup ideas",
    projects: "Browse project listings",
    cofounders: "Browse co-founders",
    services: "Additional services",
    help: "Help Center",
    contact: "Contact",
    story: "Share your story",
    api: "API reference",
  },
  pages: {
    successStories: {
      ...page(
        "Success Stories",
        "Stories from people who met here, in their own words.",
        [
          "How a story gets here",
          "Every accepted connection, finished project and delivered service has a “Share your story” button. One of the two writes, the other reads it and agrees or declines.",
          "A story appears here only when both have agreed, and is removed at once if either changes their mind. Nobody's match, message or profile is turned into a story without being asked.",
        ],
        [
          "Why we ask",
          "Khamt does not follow what people do after they have met, so we can't know how it went. Only you can tell us.",
        ],
      ),
      empty: {
        title: "No stories yet",
        hint: "And we will not make one up. Did you find your co-founder, client or partner here? Yours could be the first.",
      },
    },
    pricing: page(
      "Pricing",
      "Finding each other is free. Nobody can pay to rank higher or be seen more.",
      [
        "What is free",
        "Every list, profile and search, AI Match and Private AI, an account, your own profiles and listings, saved matches and notifications.",
      ],
      [
        "What costs something",
        "Additional services are done by people, so they cost something. No payment is taken on this site.",
        "Every service comes with a 7-day guarantee.",
      ],
    ),
    about: page(
      "About Khamt",
      "Khamt (Хамт) is Mongolian for “together”.",
      [
        "What it is for",
        "Founders look for co-founders, companies look for projects, and everyone looks for the right other side. Khamt compares what one needs with what the other brings, both ways, and shows the words that each reason comes from.",
      ],
      [
        "Two languages",
        "English and Mongolian are equal here: screens, search, matching and emails work in both, and across them. A profile in Mongolian is found with English words, also when it is typed in Latin letters.",
      ],
      [
        "How it matches",
        "The same profiles always give the same percentage, and every percentage comes with its reasons, its gaps and what would raise it. The calculation runs on this server, or with Private AI on your own device.",
      ],
      [
        "Our goals",
        "These are goals, not counts: 1000+ partners, 85% success of the people who start together, 24/7 support, 2 languages that are equal in everything, and a 7-day guarantee on services. Today's real figures are on the home page as soon as there is enough to count.",
      ],
      [
        "Who runs it",
        "Khamt is software that anyone can run on a server of their own. This site belongs to its operator, who decides about its rules and answers for its data.",
      ],
    ),
    careers: page(
      "Careers",
      "Khamt is software, not an employer: nobody is hired on this page.",
      [
        "Work with a startup",
        "Startup ideas say which skills they still need, how much time they ask for, and where. Create a co-founder profile, and founders whose idea needs you will find you too.",
      ],
      [
        "Work on a project",
        "Companies post projects with budget, timeline and the skills they need. A company profile of your own shows which of them fit.",
      ],
    ),
    documentation: page(
      "Documentation",
      "For members, operators and developers.",
      [
        "For members",
        "The Help Center goes through what you can do here, task by task.",
        "A percentage says how well two profiles meet each other's needs, from 1% to 99%. It is made of the needs that are covered, of what both are about, and of practical things such as stage, place, time and language; a must-have that is not met weighs most.",
      ],
      [
        "For operators: getting started",
        "“npm start” installs, builds, creates the database and serves the site; it needs npm and any Node from 18 on. No cloud account, no network and no downloaded model is needed.",
        "The demo profiles that a new server comes with are marked “Demo”, and “npm run demo -- remove” deletes all of them.",
      ],
      [
        "For operators: settings",
        "Settings are environment variables or a file “.env”; the file “.env.example” explains every one. A server for others needs PUBLIC_URL with https, SESSION_SECRET, SMTP_URL with MAIL_FROM, and DATABASE_URL for PostgreSQL; without a decision on each it refuses to start. CONTACT_EMAIL opens the contact form.",
      ],
      [
        "For operators: maintenance",
        "With PostgreSQL, back up with pg_dump, and then the folder or bucket of files. With the embedded database, stop the server and copy DATA_DIR. /healthz says whether the process lives, /readyz whether it can write. The file “docs/operations.md” has the rest.",
      ],
      [
        "For developers",
        "Everything on these pages comes from one interface, which is described in the API reference. Lists are JSON arrays: the header X-Total-Count has their size, Link leads to the next page, and no call is unbounded.",
        "A failed call answers with an error id, a sentence in your language and a request number. Calls are limited for each network address.",
      ],
    ),
  },
};

export default information;

declare module "../../../lib/language/words.ts" {
  interface Words {
    information: typeof information;
  }
}
