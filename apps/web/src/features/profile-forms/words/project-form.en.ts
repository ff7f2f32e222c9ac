import type { WordsOf } from "../form-description.ts";

const project = {
  head: {
    title: "Post a project",
    description: "Describe the work, its budget and time, and hear from companies that can do it.",
  },
  title: "Post a project",
  editTitle: "Edit your project",
  intro: "Describe the work, its budget and time. Companies that can do it will find it and apply.",
  sections: {
    information: "Project Information",
    terms: "Budget & Time",
    requirements: "Who should do it",
    preferences: "What you look for in the other side",
  },
  fields: {
    title: {
      label: "Title",
      hint: "What has to be done, in one line.",
      placeholder: "Order app for 12 bakeries",
    },
    description: {
      label: "Description",
      hint: "What you need, what is there already, and how you will know it is done. At least 40 characters to be listed.",
      placeholder:
        "Our bakeries take orders by phone and lose one in ten. We need an app for orders and a screen in each kitchen. The till system stays.",
    },
    category: { label: "Category" },
    budget: {
      label: "Budget",
      hint: "A sum or a range, in dollars or tugriks: both are understood.",
      placeholder: "$10k–15k",
    },
    timeline: {
      label: "Timeline",
      hint: "How long it may take, or the day it has to be done.",
      placeholder: "3 months",
    },
    isUrgent: {
      label: "Urgent",
      hint: "The listing gets an Urgent badge. Choose it if the work can't wait.",
    },
    requiredSkills: {
      label: "Required skills",
      hint: "What a team must be able to do, one by one. Three or more make good matches.",
      placeholder: "React Native, design, support",
    },
    requiredCompanySize: {
      label: "Company size wanted",
      hint: "Leave it empty if any size will do.",
    },
    preferredLocation: {
      label: "Preferred location",
      hint: "Where the company should be. Write “remote” if it can be anywhere.",
      placeholder: "Ulaanbaatar",
    },
    questions: {
      label: "Questions to applicants",
      hint: "Each on a line of its own, five at most. Everyone who applies answers them.",
      placeholder: "Which order apps have you built?",
    },
    preferences: {
      label: "What you look for in a company",
      hint: "Say how much each thing matters. A must-have that is not met lowers the match percentage sharply and is named as a reason.",
    },
  },
  submit: "Post Project",
  created: { title: "Success", text: "Project posted successfully." },
} satisfies WordsOf<"project">;

export default project;

declare module "../../../lib/language/words.ts" {
  interface Words {
    "project-form": typeof project;
  }
}
