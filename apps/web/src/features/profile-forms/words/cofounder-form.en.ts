import type { WordsOf } from "../form-description.ts";

const connected =
  "Never shown in lists. People you are connected with see it, unless you choose in the privacy settings to be asked each time, or to show it to everyone.";

const cofounder = {
  head: {
    title: "Create co-founder profile",
    description:
      "Say who you are, what you bring and when you can start, and be found by ideas that need you.",
  },
  title: "Create co-founder profile",
  editTitle: "Edit your co-founder profile",
  intro:
    "Say who you are, what you bring and when you can start. Founders whose idea needs you will find you.",
  sections: {
    personal: "Personal Information",
    professional: "Professional Information",
    education: "Education",
    contact: "Contact & Location",
    social: "Social & Portfolio",
    more: "More",
    preferences: "What you look for in the other side",
  },
  fields: {
    firstName: { label: "First name" },
    lastName: { label: "Last name" },
    title: {
      label: "Job title",
      hint: "What you do, in a few words. Shown under your name.",
      placeholder: "Accountant and financial planner",
    },
    age: { label: "Age" },
    bio: {
      label: "Bio",
      hint: "Two sentences are enough: what you have done, and what you want to build, and with whom.",
      placeholder:
        "I kept the books of three young companies through their first audits. I am looking for a founder whose product already has users.",
    },
    profileImageUrl: {
      label: "Photo",
      hint: "People like to see who they are writing to. Without a photo, your initials are shown.",
    },
    experience: { label: "Experience", hint: "Years of work in what you offer." },
    availability: { label: "Availability", hint: "The time you could give to a company you join." },
    skills: {
      label: "Skills",
      hint: "What you can do yourself, one by one. Three or more make good matches.",
      placeholder: "Bookkeeping, negotiating contracts, React",
    },
    expertise: {
      label: "Expertise",
      hint: "Fields you know well, rather than single skills.",
      placeholder: "Corporate finance, tax law",
    },
    industries: {
      label: "Industries",
      hint: "Where you have worked, or want to.",
      placeholder: "Agriculture, finance",
    },
    languages: { label: "Languages", placeholder: "Mongolian, English" },
    certifications: { label: "Certifications", placeholder: "Certified public accountant" },
    awards: { label: "Awards", placeholder: "Winner, Startup Weekend 2024" },
    preferredRoles: {
      label: "Preferred roles",
      hint: "What you would like to be in the company.",
      placeholder: "CFO, head of sales",
    },
    workValues: {
      label: "Work values",
      hint: "What matters to you when you work with others.",
      placeholder: "Honesty, learning, quiet focus",
    },
    hobbies: { label: "Hobbies", placeholder: "Running, chess" },
    education: { label: "Education", hint: "The highest level you completed." },
    university: { label: "University", placeholder: "National University of Mongolia" },
    degree: { label: "Degree", placeholder: "Accounting" },
    graduationYear: { label: "Graduation year", placeholder: "2018" },
    location: {
      label: "Location",
      hint: "City or country. Write “remote” if you can work from anywhere.",
      placeholder: "Ulaanbaatar",
    },
    timezone: {
      label: "Time zone",
      hint: "As hours from Greenwich. Mongolia is GMT+8.",
      placeholder: "GMT+8",
    },
    phoneNumber: { label: "Phone number", hint: connected, placeholder: "+976 9911 2233" },
    email: { label: "Email", hint: connected, placeholder: "name@example.com" },
    linkedinUrl: { label: "LinkedIn", placeholder: "linkedin.com/in/your-name" },
    portfolioUrl: {
      label: "Portfolio",
      hint: "A page that shows what you have made.",
      placeholder: "your-name.com",
    },
    githubUrl: { label: "GitHub", placeholder: "github.com/your-name" },
    twitterUrl: { label: "Twitter", placeholder: "x.com/your-name" },
    workStyle: { label: "Work style" },
    salaryExpectation: {
      label: "Salary expectation",
      hint: "In your own words: a sum, a range, or none for now.",
      placeholder: "$1,500 a month, or less with equity",
    },
    equityExpectation: {
      label: "Equity expectation",
      hint: "The share you have in mind. A range leaves room to talk.",
      placeholder: "10–20%",
    },
    personalityType: {
      label: "Personality type",
      hint: "If you know one, such as a test's result.",
      placeholder: "INTJ",
    },
    preferences: {
      label: "What you look for in an idea",
      hint: "Say how much each thing matters. A must-have that is not met lowers the match percentage sharply and is named as a reason.",
    },
  },
  submit: "Create Profile",
  created: { title: "Success", text: "Profile created successfully." },
} satisfies WordsOf<"cofounder">;

export default cofounder;

declare module "../../../lib/language/words.ts" {
  interface Words {
    "cofounder-form": typeof cofounder;
  }
}
