interface InformationWords {
  title: string;
  intro: string;
  sections: { title: string; text: string }[];
}

const page = (
  title: string,
  intro: string,
  ...sections: [title: string, text: string][]
): InformationWords => ({
  title,
  intro,
  sections: sections.map(([heading, text]) => ({ title: heading, text })),
});

const information = {
  browse: "Browse startup ideas",
  help: "Help Center",
  pages: {
    successStories: page(
      "Success Stories",
      "There are none to tell yet, and we will not make any up.",
      [
        "What will stand here",
        "Stories of teams that met on this server, told by them and published with their consent.",
      ],
      [
        "Yours could be the first",
        "Found your partner here? Tell the people who run this server how it went.",
      ],
    ),
    pricing: page(
      "Pricing",
      "Reading, searching and matching cost nothing on this server.",
      ["What is free", "Every list, every profile, every search and every AI Match, without an account."],
      [
        "What may cost",
        "Additional services, such as consulting or training, will name their price before anyone is asked for anything. Khamt itself takes no payment.",
      ],
    ),
    about: page(
      "About Khamt",
      "Khamt (Хамт) is Mongolian for “together”.",
      [
        "What it is for",
        "Founders look for co-founders, companies for projects, and each of them for the right other side. Khamt compares what one needs with what the other brings, both ways.",
      ],
      [
        "Two languages",
        "English and Mongolian are equal here: screens, search and matching work in both, and across them.",
      ],
      [
        "How it matches",
        "The same inputs always give the same result, and every percentage comes with its reasons. No outside service decides.",
      ],
      [
        "Who runs it",
        "Khamt is software that anyone can run. This server belongs to its operator, who decides who is listed.",
      ],
    ),
    careers: page("Careers", "Khamt itself has no open positions.", [
      "Looking for work?",
      "The startup ideas on this server look for people, and companies post projects. That is where the work is.",
    ]),
    contact: page(
      "Contact",
      "This server is run by its operator; they are the ones to write to.",
      [
        "About a profile or listing",
        "Companies show their business contacts on their own page. People's contacts are never shown in lists.",
      ],
      [
        "About this server",
        "Write to whoever gave you this address. When you report a fault, add the request number that the error showed.",
      ],
    ),
    help: page(
      "Help Center",
      "The questions that come up first.",
      [
        "How do I find someone?",
        "Open a list, set the filters or type a word in either language, and open a profile. On any profile, AI Match shows who fits it best.",
      ],
      [
        "What does the percentage mean?",
        "How well two profiles meet each other's needs, from 1 to 99. It is the same seen from either side, and its reasons stand beside it.",
      ],
      [
        "Why does a good match show a gap?",
        "A gap is something wanted that the other profile does not mention. It is a thing to ask about, not a refusal.",
      ],
      [
        "How do I change the language or the colours?",
        "With the buttons at the top of every page. Your choice is remembered on this device.",
      ],
      ["Can I use the keyboard?", "Yes. Press / to search, Tab to move, Esc to close."],
    ),
    documentation: page(
      "Documentation",
      "For people who want to build on this server or check how it works.",
      ["The API", "Everything on these pages comes from a public interface. Its reference is at /api/docs."],
      [
        "Lists",
        "Lists are JSON arrays. The header X-Total-Count has their size and Link leads to the next page; no call is unbounded.",
      ],
      ["Errors", "A failed call answers with an error id, a sentence in your language and a request number."],
    ),
    privacy: page(
      "Privacy Policy",
      "What this server knows about you when you visit: as little as it can.",
      [
        "No accounts, no tracking",
        "There are no accounts yet, no analytics and no advertising, and the pages load nothing from other companies.",
      ],
      [
        "What is kept",
        "Two settings on your device, language and colours. The server keeps a technical log of requests so that its operator can find faults and stop abuse.",
      ],
      ["Contacts", "A person's email and phone number are never part of a list or a public answer."],
      [
        "Who is responsible",
        "The operator of this server. Ask them what is stored about you, and to correct or delete it.",
      ],
    ),
    terms: page(
      "Terms of Service",
      "Short, so that they are read.",
      [
        "Use it fairly",
        "Do not copy people's profiles in bulk, do not pretend to be someone else, do not disturb the service.",
      ],
      [
        "Check before you sign",
        "A match is a reason to talk, not a promise. Check what a profile says before you found a company on it.",
      ],
      [
        "Sample data",
        "Profiles marked as samples are examples of what a listing looks like; they are not real people or firms.",
      ],
      ["No warranty", "The service is offered as it is. Its operator may change it or stop it."],
    ),
    cookies: page(
      "Cookie Policy",
      "Two cookies, both for your convenience, neither for tracking.",
      ["khamt-lang", "Your language. Kept for one year, set when you choose one."],
      [
        "khamt-theme",
        "Light or dark colours. Kept for one year, set when you choose; gone when you go back to your device's setting.",
      ],
    ),
  },
};

export default information;
export type InformationCatalogueWords = typeof information;
