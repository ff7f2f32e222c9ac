import type { DemoProject } from "./types.ts";

export const projects4: DemoProject[] = [
  {
    key: "lesson-player", contentLanguage: "en", createdDaysAgo: 17, company: "dune-lamp", title: "Lesson player for people who study in a haul-truck queue",
    description: "Moodle works on a laptop, but our students own phones and have eleven minutes between loads. We imagine an app that downloads a week of short lessons over the canteen Wi-Fi, plays them with no signal, remembers where a person stopped, and sends quiz answers home once it can. Android first, iOS when money allows. Content comes from our Moodle by its web services. About 900 learners, some reading slowly, so large type and audio throughout. Forty truck drivers will test it for a month, and they're a blunt audience.",
    category: "mobile", budget: "negotiable, we have a $14k donor grant", timeline: "3-4 months", requiredSkills: ["offline app", "Android", "Moodle API", "simple UX"], requiredCompanySize: "small", preferredLocation: "Mongolia",
  },
  {
    key: "tethers-identity", contentLanguage: "en", createdDaysAgo: 0, company: "eight-tethers", title: "Name is fine, logo is clip art: identity for a remote studio",
    description: "Eight of us, four cities, one stock drawing of a knot that three other companies also use. Could someone draw us a proper mark, pick two typefaces with decent Cyrillic, and write a four-page guide short enough that programmers obey it? Also a proposal template and business cards we can print in Khovd or Hanoi. We'll build our own website, thank you. No tether, rope or horse imagery unless it's funny. One round of ideas, one of corrections, and a video call with everybody awake.",
    category: "design", budget: "under 4k USD", timeline: "5 weeks", requiredSkills: ["logo", "brand identity", "Cyrillic typography"], requiredCompanySize: "any",
  },
  {
    key: "sanatorium-summer", contentLanguage: "en", createdDaysAgo: 58, company: "larch-spring", title: "Fill thirty summer rooms with Korean guests over fifty",
    description: "July is our emptiest month because Mongolians go to the countryside and we are already in it. Two Korean couples came by accident last year, stayed nineteen days and wrote us a poem. We suspect there are more. Test whether a medical, quiet, alcohol-free stay can be sold in Korea: message, Korean pages, a travel-agent partner, two or three senior creators, coordination with flights. Doctors must approve every health claim. We'd be content with 700 room nights next summer, and with an honest no after the first three months.",
    category: "marketing", budget: "$15-18k", timeline: "half a year", requiredSkills: ["Korean market", "health tourism", "Naver blog", "Korean copywriting"], requiredCompanySize: "small",
  },
  {
    key: "wallet-security-review", contentLanguage: "en", createdDaysAgo: 21, company: "pelican-row", title: "Independent security review of a wallet before public release",
    description: "House rule: nothing of ours reaches the stores without outsiders attacking it first. The candidate is a wallet for a Mongolian lender, native on both platforms, with a Go backend of nineteen services. Scope covers the apps against OWASP MASVS level two, the API, the cloud configuration, and one social-engineering exercise on the client's support desk, in Mongolian. Source code will be shared. Findings are discussed daily rather than saved up for a finale. Retest included. Testers must be named, certified, and not the people who sell us monitoring.",
    category: "other", budget: "$30-34k", timeline: "10 weeks", requiredSkills: ["penetration testing", "OWASP MASVS", "code review", "social engineering"], preferredLocation: "Ulaanbaatar",
  },
  {
    key: "wranglers-film", contentLanguage: "en", createdDaysAgo: 104, company: "saddle-sky", title: "Twelve-minute documentary about the wranglers behind our treks",
    description: "Guests go home with pictures of horses and forget the names of the men and women who saddled them. Make a short documentary about four of our wranglers across one year: foaling, the summer treks, the autumn sale, minus forty. It should survive a film festival first and be useful on our site second. Crew of three at most, because horses object to more. We provide transport, food and patience; you bring cold-proof cameras and a sound recordist. English and German subtitles. The four people filmed have the last word on the edit.",
    category: "design", budget: "$32-36k", timeline: "just over a year", requiredSkills: ["documentary film", "cinematography", "sound", "editing"], requiredCompanySize: "medium", preferredLocation: "Khuvsgul",
  },
];
