import { reportReasonNames } from "@khamt/contract/conduct";

/** Wanted by members alone. */
const safety = {
  more: (name: string) => `More about ${name}`,
  block: {
    button: "Block",
    title: (name: string) => `Block ${name}?`,
    text: "You will no longer see, find or message each other. They are not told. You can unblock them in the settings.",
    action: "Block",
    done: "Blocked. You can unblock them in the settings.",
  },
  report: {
    button: "Report",
    title: (name: string) => `Report ${name}`,
    hint: "An administrator reads every report. We never tell the other side who reported it.",
    hidden: "You no longer see what you report.",
    stays: "You still see it, and they can still write to you unless you block them too.",
    block: (name: string) => `Block ${name} too: you will no longer see, find or message each other.`,
    conversation: "Administrators can then read the latest messages of this conversation.",
    nobody:
      "This site has no administrator yet, so nobody reads reports now. Yours is kept for the first one.",
    nobodyHidden: "What you report is hidden from you at once.",
    reason: "What is wrong?",
    choose: "Choose a reason",
    missing: "Choose a reason first.",
    text: "What happened?",
    send: "Send report",
    done: { title: "Report sent", text: "Thank you. We tell you when it is decided." },
  },
  reasons: reportReasonNames.en,
};

export default safety;

declare module "../../../lib/language/words.ts" {
  interface Words {
    safety: typeof safety;
  }
}
