import type { EntityKind } from "@khamt/contract/vocabulary";

/** "bring 2 of the 3 things". */
function bring(met: number, of: number): string {
  if (of > 1) return `bring ${noneOr(met)} of the ${of} things`;
  return met === 1 ? "bring the one thing" : "do not bring the one thing";
}

function noneOr(met: number): string {
  return met === 0 ? "none" : String(met);
}

const withName = (name: string) => `You and ${name}`;
const withTitle = (name: string) => `You and “${name}”`;

const youAnd = {
  title: {
    idea: withTitle,
    cofounder: withName,
    company: withName,
    project: withTitle,
  } satisfies Record<EntityKind, unknown>,
  /** Which of the member's own it is about. */
  yours: {
    idea: (name: string) => `with your idea “${name}”`,
    cofounder: "with your co-founder profile",
    company: (name: string) => `with your company ${name}`,
    project: (name: string) => `with your project “${name}”`,
  },
  youBring: (met: number, of: number) => `You ${bring(met, of)} they are looking for.`,
  theyBring: (met: number, of: number) => `They ${bring(met, of)} you are looking for.`,
  youDoToo: (met: number) => `You can do ${noneOr(met)} of the things that they do.`,
  theyDoToo: (met: number) => `They can do ${noneOr(met)} of the things that you do.`,
  noReasons: "No single point stands out.",
  whole: "See the whole match",
  waiting: "Comparing the two of you",
  failed: "The comparison did not work just now. Everything else on this page does.",
  again: "Try again",
  none: {
    /** By what is looked at: another kind of the member's own may be there, and is not compared with it. */
    text: {
      idea: "Ideas are compared with co-founder and company profiles. Create one, and you will see here how well you fit, and why.",
      project:
        "Projects are compared with co-founder and company profiles. Create one, and you will see here how well you fit, and why.",
      cofounder: "Create a profile, and you will see here how well you fit, and why.",
      company: "Create a profile, and you will see here how well you fit, and why.",
    } satisfies Record<EntityKind, string>,
    action: "Create a profile",
  },
  unlisted: {
    text: (name: string) => `“${name}” is not listed. Once it is, you will see here how well you fit.`,
    action: "See what is missing",
  },
  own: { title: "This is yours", text: "Keep it up to date, and see who fits it today." },
  visitor: {
    title: "How well do you fit?",
    text: "Members with a profile see their percentage here, and up to three reasons for it.",
  },
  wish: { title: "How well does this fit your search?" },
  card: (percent: number) => `${percent}% match with you`,
  actions: {
    offer: "Offer yourself",
    offerCompany: "Offer your company",
    invite: "Invite",
    report: "Report",
    edit: "Edit",
    /** Of what is somebody else's. */
    others: {
      idea: "See who fits this idea",
      cofounder: "See which ideas fit them",
      company: "See which projects fit them",
      project: "See who fits this project",
    } satisfies Record<EntityKind, string>,
  },
};

export default youAnd;

declare module "../../../lib/language/words.ts" {
  interface Words {
    "you-and": typeof youAnd;
  }
}
