const erpGuide = {
  head: {
    title: "ERP registration guide",
    description:
      "Four steps to a trial of Odoo, a system for a company's sales, stock and books: what to prepare, a form to try, the trial itself and the first settings.",
  },
  intro:
    "Four steps to a trial of Odoo, one system for sales, stock and books. See what will be asked before you begin.",
  home: "Home",
  steps: "Steps",
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  back: (title: string) => `Back: ${title}`,
  next: (title: string) => `Next: ${title}`,
  prepare: {
    title: "Prepare",
    text: "Ten minutes now save you from starting over later. Have these ready:",
    items: [
      "The company's name as your customers know it, and its country. Currency and taxes usually follow from the country.",
      "An email address you check regularly: the trial is confirmed and recovered through it.",
      "One person who decides, and one who does the work every day.",
      "One thing to begin with: sales, invoices, stock or projects. Add the others once the first one works.",
    ],
  },
  tryIt: {
    title: "Try the form",
    text: "The trial asks for about this. Fill it in here to see what you still have to find out.",
    demo: "Demonstration only",
    notSent: "Nothing of this form is sent or stored. It is gone when you leave this page.",
    label: "Preview of the registration form",
    choose: "Choose",
    check: "Check the form",
    complete:
      "The form is complete: you have what the trial asks for. Nothing was sent. You register on the external site, in the next step.",
    field: {
      companyName: "Company name",
      email: "Email",
      fullName: "Full name",
      phone: "Phone number",
      employees: "Employees",
      industry: "Industry",
      country: "Country",
    },
    missing: {
      companyName: "Enter the name of the company.",
      email: "Enter an email address you check regularly.",
      fullName: "Enter the name of the person who registers.",
      phone: "Enter a phone number, such as +976 9911 2233.",
      employees: "Choose how many people work in the company.",
      industry: "Choose what the company does. Pick the closest.",
      country: "Choose the country of the company.",
    },
    badEmail: "This email address is not complete. Write it like bat@company.mn.",
    badPhone: "Write the number with 6 to 15 digits, such as +976 9911 2233.",
    employees: { "1": "1", "2-10": "2–10", "11-50": "11–50", "51-200": "51–200", "200+": "200+" },
    industry: {
      manufacturing: "Manufacturing",
      retail: "Retail",
      services: "Services",
      construction: "Construction",
      healthcare: "Healthcare",
    },
    country: { mongolia: "Mongolia", china: "China", russia: "Russia", "south-korea": "South Korea" },
  },
  trial: {
    title: "Open the trial",
    text: "You register on Odoo's own site. It opens in a new tab, and this guide stays open here.",
    open: "Open the trial on odoo.com",
    external: "External site, opens in a new tab",
    items: [
      "The site belongs to another company. Its terms, prices and privacy rules apply there, not Khamt's.",
      "Khamt passes nothing on: you fill in the form again, on that site.",
      "Read how long the trial lasts and what follows it before you give any payment details.",
    ],
  },
  setUp: {
    title: "Set it up",
    text: "The first hour decides whether it is used. In this order:",
    items: [
      "Confirm the email the trial sends you. Check your spam folder if it has not arrived after a few minutes.",
      "Set language, currency and time zone, then the company's address as it should appear on invoices.",
      "Enter one real customer, one real product and one real order. What is missing shows at once.",
      "Invite the person who will work with it every day, and let them do the next order.",
    ],
    companies: "Find a company that sets it up",
    toHome: "Back to the home page",
  },
};

export default erpGuide;

declare module "../../../lib/language/words.ts" {
  interface Words {
    "erp-guide": typeof erpGuide;
  }
}
