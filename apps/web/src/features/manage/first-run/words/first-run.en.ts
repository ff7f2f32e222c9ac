const firstRun = {
  head: {
    title: "Set up your site",
    description: "Four steps, in under five minutes. Leave any of them for later: what you did is kept.",
  },
  steps: {
    site: { title: "Name and language", text: "How your members know the site." },
    mail: { title: "Mail", text: "Codes, invitations and news go out by email. See whether they arrive." },
    programme: {
      title: "First programme",
      text: "A cohort, a course or a community with a page of its own.",
    },
    invitation: { title: "First invitation", text: "A link that lets people into the programme." },
  },
  secondStep: "Second step at sign-in",
  states: { done: "Done", later: "Later" },
  later: "Leave it for later",
  now: "Do it now",
  save: "Save and go on",
  language: "Language you work in",
  name: {
    en: "Name of the site in English",
    mn: "Name of the site in Mongolian",
    missing: "Please fill this in.",
    keep: "Keep the name Khamt",
  },
  mail: {
    none: "No mail service is set, so codes are shown in the browser and nobody gets an email. Set SMTP_URL and MAIL_FROM in the environment of this installation, start it again, and come back to test it.",
    from: (address: string) =>
      `A mail service is set. Emails come from ${address}. Send one to yourself and see whether it arrives.`,
    send: "Send me a test email",
    arrived: "It has arrived: go on",
  },
  invitation: {
    noProgramme: "An invitation needs a programme. Make your first programme before it.",
    to: (programme: string) => `Whoever opens the link may join “${programme}”.`,
    hasList: "You have a list of people?",
    fromList: "Invite from a list",
    link: "The link",
    copyByHand: "Your browser does not let us copy. Select the link and copy it.",
    goOn: "Go on",
  },
  over: {
    title: "That's all for now",
    text: "Colours, logo, contact and terms are under “Your site”, and so is what you left for later.",
    button: "Go to your desk",
  },
  card: { title: "Left to set up", button: "Go on setting up" },
};

export default firstRun;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    "first-run": typeof firstRun;
  }
}
