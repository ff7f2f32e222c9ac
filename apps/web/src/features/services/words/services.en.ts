import { type ServiceCategory, type ServiceId, serviceNames } from "@khamt/contract/service";
import type { Unit } from "../prices.ts";

interface ServiceWords {
  name: string;
  duration: string;
  text: string;
}

const { en: names } = serviceNames;
const about = (id: ServiceId, duration: string, text: string): ServiceWords => ({
  name: names[id],
  duration,
  text,
});

const categories: Record<ServiceCategory, { title: string; text: string }> = {
  consulting: {
    title: "Business Consulting",
    text: "Advice on plans, money and papers, when a decision is in front of you.",
  },
  technical: {
    title: "Technical Services",
    text: "Work that is done for you: a website, how it looks, and how people hear of it.",
  },
  training: {
    title: "Training & Development",
    text: "Learn what your team lacks, in a course or with a mentor at your side.",
  },
};

const items: Record<ServiceId, ServiceWords> = {
  "startup-consulting": about(
    "startup-consulting",
    "By the hour",
    "Talk through your idea, your market and your next steps with a consultant.",
  ),
  "investment-advisory": about(
    "investment-advisory",
    "1–2 weeks for a project",
    "Get your numbers, your pitch and your questions ready before you meet investors.",
  ),
  "legal-support": about(
    "legal-support",
    "2–5 working days for a document",
    "Founders' agreements, contracts and company papers, written or checked.",
  ),
  "web-development": about(
    "web-development",
    "2–6 weeks, by size",
    "A website or a web app for your company, from the plan to the day it opens.",
  ),
  design: about(
    "design",
    "1–3 weeks, by size",
    "A logo, a brand or the screens of a product, in files that are yours.",
  ),
  "digital-marketing": about(
    "digital-marketing",
    "Month by month",
    "Posts, ads and search: a plan for the month, and what it brought at its end.",
  ),
  "business-training": about(
    "business-training",
    "A course of 4 weeks",
    "Finance, sales and leading a team, taught with examples of your own company.",
  ),
  "tech-training": about(
    "tech-training",
    "A course of 4 weeks",
    "Programming, data and digital tools for beginners and for teams.",
  ),
  mentorship: about(
    "mentorship",
    "Month by month, one meeting a week",
    "A mentor who meets you every week, asks what others don't, and keeps you to your plan.",
  ),
};

const units: Record<Unit, (price: string) => string> = {
  hour: (price) => `${price}/hour`,
  project: (price) => `${price}/project`,
  document: (price) => `${price}/document`,
  month: (price) => `${price}/month`,
  course: (price) => `${price}/course`,
  least: (price) => `${price}+`,
};

/** What is offered. */
const services = {
  head: {
    title: "Additional services",
    description:
      "Business consulting, technical services and training, each with its price and a 7-day guarantee.",
  },
  intro: "Nine services for young companies, each with its price. Ask first, decide later.",
  back: "Categories",
  all: "All services",
  groups: "Groups of services",
  mine: "My service requests",
  categories,
  items,
  units,
  pricesTitle: "What additional services cost",
  service: "Service",
  price: "Price",
  duration: "Duration",
  /** Begins with what is shown on the button. */
  ask: "Ask for this service",
  askFor: (name: string) => `Ask for this service: ${name}`,
  guarantee: {
    title: "7-day guarantee",
    text: "If what you got is not what was agreed, tell us in the conversation within 7 days after the service is done. We fix it at no extra cost.",
  },
  payment: {
    title: "No payment on Khamt",
    text: "Asking costs nothing, and Khamt takes no payment. You agree on the final price and how to pay once your request is confirmed.",
  },
};

export default services;

declare module "../../../lib/language/words.ts" {
  interface Words {
    services: typeof services;
  }
}
