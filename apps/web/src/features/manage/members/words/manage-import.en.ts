import { formatNumber } from "@khamt/language/format";
import type { ImportFault, ImportProblem, ImportWarning } from "@khamt/contract";

const faults: Record<ImportFault, string> = {
  unreadable: "This file is not a table. Save it as XLSX or CSV and choose it again.",
  "no-heading":
    "None of the first rows has a column named “Email”. Add the names of the columns and choose the file again.",
  empty: "There is nobody in this file.",
  "too-many": "There are more than 2,000 rows. Divide the file into smaller ones.",
};
const problems: Record<ImportProblem, string> = {
  "no-email": "No email address",
  "wrong-email": "Not an email address",
  "several-emails": "More than one email address: give each person a row",
  cyrillic: "Cyrillic letters in the email address",
  "long-name": "The name is too long",
  "wrong-kind": "Unknown account type",
  twice: "In the file twice",
  member: "Has an account already",
};
const warnings: Record<ImportWarning, string> = {
  "unknown-language": "A language that is not known here: emails are in the one above",
  "likely-slip": "Probably a typing slip in the email address",
};
const manageImport = {
  head: {
    title: "Invite from a list",
    description: "Choose a table from your spreadsheet. You see what will happen before anything does.",
  },
  steps:
    "Choose the spreadsheet as it is (XLSX), or saved as CSV. One of the first rows names the columns: Email, and if you like Name (or First name and Last name), Language and Account type.",
  example: "Name,Email,Language\nBat Bold,bat@example.com,Mongolian",
  file: "Choose a spreadsheet",
  chosen: (name: string) => `File: ${name}`,
  sheet: "Sheet",
  language: "Language of the emails",
  languageHint: "For people whose row names none.",
  programme: "Programme",
  noProgramme: "No programme",
  preview: "Preview",
  people: (people: number) =>
    people === 1 ? "1 person will be invited" : `${formatNumber(people, "en")} people will be invited`,
  nobody: "Nobody in this file can be invited",
  examples: "The first of them",
  known: (people: number) =>
    people === 1
      ? "1 person has an account already and is not invited again"
      : `${formatNumber(people, "en")} people have an account already and are not invited again`,
  joining: (people: number) =>
    people === 1
      ? "1 of them joins the programme and is told"
      : `${formatNumber(people, "en")} of them join the programme and are told`,
  noted: (people: number) =>
    people === 1
      ? "About 1 of them there is something new to note"
      : `About ${formatNumber(people, "en")} of them there is something new to note`,
  leftOut: (lines: number) => (lines === 1 ? "1 row is left out" : `${lines} rows are left out`),
  line: (line: number) => `Row ${line}`,
  columns: {
    title: "Columns",
    read: (headings: string) => `Used: ${headings}`,
    others: (headings: string) => `Not used: ${headings}`,
    keep: "Keep these columns as a team note about each person",
    keepHint:
      "Administrators read the notes on the page of the member. A member who exports their own data reads them too.",
  },
  startUps: {
    label: (count: number) =>
      count === 1
        ? "This table names 1 start-up: begin a profile of it?"
        : `This table names ${formatNumber(count, "en")} start-ups: begin a profile of each?`,
    hint: "Whoever is invited finds the form begun, completes it and publishes it, or throws it away. Nobody else sees it before.",
    none: "No",
    company: "As a company profile",
    idea: "As a startup idea",
    taken: (headings: string) => `Filled in: ${headings}`,
    done: (count: number) =>
      count === 1
        ? "1 profile is begun, and only who is invited sees it."
        : `${formatNumber(count, "en")} profiles are begun, and only who is invited sees each.`,
  },
  problems,
  warned: (lines: number) =>
    lines === 1
      ? "1 row is taken as it stands, but look at it once more"
      : `${lines} rows are taken as they stand, but look at them once more`,
  warnings,
  faults,
  letter:
    "Everybody gets an email with a link to choose a password. It works for 14 days; nobody sees them before. Whoever has not come half a year after the last invitation is told so by email, and deleted again with all that you have entered of them.",
  noMail: "This site sends no email: the accounts are opened, but nobody gets a link until email is set up.",
  send: (people: number) =>
    people === 1 ? "Invite 1 person" : `Invite ${formatNumber(people, "en")} people`,
  done: (people: number) =>
    people === 1 ? "1 person is invited" : `${formatNumber(people, "en")} people are invited`,
  nobodyInvited: "Nobody new was invited",
  joined: (people: number) =>
    people === 1
      ? "1 member takes part in the programme now."
      : `${formatNumber(people, "en")} members take part in the programme now.`,
  wereNoted: (people: number) =>
    people === 1
      ? "There is a new note about 1 member."
      : `There are new notes about ${formatNumber(people, "en")} members.`,
  apply: "Do this",
  opened: (people: number) =>
    `${people === 1 ? "1 account is" : `${formatNumber(people, "en")} accounts are`} opened. No email was sent: set it up, then send everybody an email from the list.`,
  show: "Show who you invited",
  again: "Choose another file",
};

export default manageImport;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    "manage-import": typeof manageImport;
  }
}
