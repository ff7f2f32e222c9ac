/** What is said while the second step is turned on or its recovery codes are made; it comes with the dialogs. */
const secondStep = {
  start: {
    title: "Turn on the second step",
    text: "You need an authenticator app on your phone, such as Aegis, Google Authenticator or 1Password.",
    action: "Continue",
  },
  scan: {
    title: "Scan the code with your app",
    picture: "QR code for the authenticator app",
    secret: "Or type this key into the app:",
    copy: "Copy the key",
    open: "Open in the app on this device",
    code: "Code from the app",
    wrong:
      "This is not the code that the app shows now. Enter the newest one. If it is refused again, let your phone set its clock by itself.",
    codeHint: "Six digits. They change every 30 seconds.",
    action: "Turn on",
  },
  codes: {
    title: "Keep your recovery codes",
    text: "Each code works once, in place of the app, if you lose your phone. They are shown only now.",
    label: "Recovery codes",
    copy: "Copy",
    download: "Download",
    print: "Print",
    done: "I have kept them",
    heading: (email: string) => `Khamt recovery codes of ${email}. Each works once.`,
  },
  again: {
    title: "Make new recovery codes?",
    text: "Your old recovery codes stop working.",
    action: "Make new codes",
  },
  copied: "Copied!",
  notCopied: "The browser did not let us copy. Select the text and copy it yourself.",
};

export default secondStep;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    "second-step": typeof secondStep;
  }
}
