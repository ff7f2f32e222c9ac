import type { Act } from "../acts.ts";

/** What an administrator can do about a member, or several, as its button and its dialog say it. */
interface ActWords {
  button: string;
  title: (who: string) => string;
  text: string;
  send: string;
}
const memberActs: Record<Act, ActWords> = {
  restrict: {
    button: "Restrict",
    title: (who) => `Restrict ${who}`,
    text: "They can sign in, read and keep their profiles, but not invite, write, apply or review. They are told the rule, your reason and how to appeal.",
    send: "Restrict",
  },
  suspend: {
    button: "Suspend",
    title: (who) => `Suspend ${who}`,
    text: "Every device is signed out at once, nobody can sign in, and the profiles are hidden. They are told the rule, your reason and how to appeal.",
    send: "Suspend",
  },
  restore: {
    button: "Restore",
    title: (who) => `Restore ${who}`,
    text: "They may do everything again, and their profiles are shown as before.",
    send: "Restore",
  },
  keep: {
    button: "Keep the decision",
    title: (who) => `Keep the decision about ${who}`,
    text: "Nothing changes. They are told that somebody has looked again, and cannot appeal against this decision a second time.",
    send: "Keep the decision",
  },
  "add-to-programme": {
    button: "Add to a programme",
    title: (who) => `Add ${who} to a programme`,
    text: "They take part at once and are told. They can leave whenever they like.",
    send: "Add",
  },
  "sign-out": {
    button: "Sign out everywhere",
    title: (who) => `Sign out ${who} everywhere`,
    text: "Every device has to sign in again. The password stays as it is.",
    send: "Sign out",
  },
  "password-letter": {
    button: "Send a password link",
    title: (who) => `Send a password link to ${who}`,
    text: "They get an email with a link to choose a password. Anyone who has not accepted their invitation yet gets it again.",
    send: "Send the email",
  },
  "give-back": {
    button: "Give the account back",
    title: (who) => `Give ${who} the account back`,
    text: "For somebody who is locked out. Password, second step and passkeys stop working, every device is signed out, and a link to a new password goes to the address above. Whoever reads that mailbox gets in, and nobody else: the password that you may have been told is of no use.",
    send: "Give it back",
  },
  withdraw: {
    button: "Withdraw the invitation",
    title: (who) => `Withdraw the invitation of ${who}`,
    text: "For somebody who was invited and has not come. The link ends, and everything that you have entered of them is deleted: name, address, notes, and a profile that was begun. They are not told. Whoever has come meanwhile stays.",
    send: "Withdraw and delete",
  },
  vouch: {
    button: "Verify",
    title: (who) => `Vouch for ${who}`,
    text: "Say how you know that they are who they say they are. Their profile then says that an administrator verified them; they learn your name, others do not.",
    send: "Verify",
  },
  "end-vouch": {
    button: "Take verification back",
    title: (who) => `No longer vouch for ${who}`,
    text: "The badge is removed at once. They are told the reason.",
    send: "Take it back",
  },
  appoint: {
    button: "Make a moderator",
    title: (who) => `Make ${who} a moderator`,
    text: "They read what members report and decide about it, as soon as they have set up a second step. They see nothing else of the desk.",
    send: "Make a moderator",
  },
  dismiss: {
    button: "Remove as moderator",
    title: (who) => `Remove ${who} as a moderator`,
    text: "They stay a member. The log keeps what they decided.",
    send: "Remove",
  },
  promote: {
    button: "Make an administrator",
    title: (who) => `Make ${who} an administrator`,
    text: "They can do everything that you can do here, as soon as they have set up a second step.",
    send: "Make an administrator",
  },
  demote: {
    button: "Remove as administrator",
    title: (who) => `Remove ${who} as an administrator`,
    text: "They stay a member. The log keeps what they decided.",
    send: "Remove",
  },
};

export default memberActs;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    "member-acts": typeof memberActs;
  }
}
