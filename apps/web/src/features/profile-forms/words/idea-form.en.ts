import type { WordsOf } from "../form-description.ts";

const idea = {
  head: {
    title: "Create startup idea profile",
    description:
      "Describe your idea, its stage and the skills it still needs, and meet people who could build it.",
  },
  title: "Create startup idea profile",
  editTitle: "Edit your startup idea",
  intro:
    "Describe the idea, its stage and the skills it still needs. The clearer the need, the better the matches.",
  sections: {
    information: "Idea Information",
    skills: "Required Skills",
    tags: "Tags",
    preferences: "What you look for in the other side",
  },
  fields: {
    title: {
      label: "Title",
      hint: "What it is, in one line.",
      placeholder: "Fair prices for herders' cashmere",
    },
    description: {
      label: "Description",
      hint: "Whose problem it is, how you solve it, what exists so far. At least 40 characters to be listed.",
      placeholder:
        "Herders sell cashmere to the first buyer who comes by. Our app shows the day's prices and gathers small lots into one sale. Twelve families tried it this spring.",
    },
    industry: { label: "Industry" },
    stage: { label: "Stage" },
    fundingNeeds: {
      label: "Funding needed",
      hint: "A sum or a range, in dollars or tugriks: both are understood.",
      placeholder: "$50k",
    },
    location: {
      label: "Location",
      hint: "Where you work on it. Write “remote” if it can be anywhere.",
      placeholder: "Ulaanbaatar",
    },
    requiredSkills: {
      label: "Required skills",
      hint: "What nobody on the team can do yet, one by one. Three or more make good matches.",
      placeholder: "Bookkeeping, negotiating contracts, React",
    },
    commitment: {
      label: "Commitment wanted",
      hint: "The time the person who joins should have. Leave it empty if you are flexible.",
    },
    tags: {
      label: "Tags",
      hint: "Words people would search for to find this idea.",
      placeholder: "Cashmere, marketplace, herders",
    },
    preferences: {
      label: "What you look for in a co-founder",
      hint: "Say how much each thing matters. A must-have that is not met lowers the match percentage sharply and is named as a reason.",
    },
  },
  submit: "Create Profile",
  created: { title: "Success", text: "Startup idea profile created successfully." },
} satisfies WordsOf<"idea">;

export default idea;

declare module "../../../lib/language/words.ts" {
  interface Words {
    "idea-form": typeof idea;
  }
}
