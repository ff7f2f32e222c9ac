import { reportReasonNames } from "@khamt/contract/conduct";

/** Wanted by members alone. */
const safety = {
  more: (name: string) => `More about ${name}`,
  block: {
    button: "Block",
    title: (name: string) => `Block ${name}?`,
    text: "You no longer see, find or write to each other. They are not told. You can end it in the settings.",
    action: "Block",
    done: "Blocked. You can end it in the settings.",
  },
  report: {
    button: "Report",
    title: (name: string) => `Report ${name}`,
    hint: "People look at every report. You no longer see what you report. The other side is never told who reported.",
    reason: "What is wrong?",
    choose: "Choose a reason",
    missing: "Choose a reason first.",
    text: "What happened?",
    send: "Send report",
    done: { title: "Report sent", text: "Thank you. We look at it and decide by our rules." },
  },
  reasons: reportReasonNames.en,
  cancel: "Cancel",
};

export default safety;

declare module "../../../lib/language/words.ts" {
  interface Words {
    safety: typeof safety;
  }
}
