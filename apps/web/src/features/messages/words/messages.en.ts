import { formatNumber } from "@khamt/language/format";
const messages = {
  head: { title: "Messages", description: "Your conversations with the people you are connected with." },
  title: "Messages",
  visitor: {
    title: "Sign in to see your messages",
    hint: "Once you are signed in, you can read and write messages.",
    button: "Sign In",
  },
  list: {
    label: "Conversations",
    search: "Search in messages",
    unread: (count: number) => (count === 1 ? "1 unread message" : `${count} unread messages`),
    noMessage: "No messages yet",
    you: (text: string) => `You: ${text}`,
    deleted: "Message deleted",
    files: (count: number) => (count === 1 ? "1 file" : `${count} files`),
    muted: "Muted",
    closed: "Closed",
    away: "Doesn't read at the moment",
    more: "Show more conversations",
    failed: "Your conversations could not be loaded",
    failedHint: "Check your connection and try again.",
    loading: "Loading",
  },
  empty: {
    title: "No conversations yet",
    hint: "A conversation opens when an invitation or an application is accepted. Find somebody who fits, and invite them.",
    partners: "Find partners",
  },
  choose: {
    title: "Choose a conversation",
    hint: "Only the two of you can read it, unless one of you reports it: then an administrator reads the latest messages.",
  },
  found: {
    label: "Found messages",
    none: "No messages found",
    noneHint: "Try another word, or the name of the person.",
  },
  kinds: { connection: "Connection", application: "Application", service: "Service" },
  thread: {
    today: "Today",
    yesterday: "Yesterday",
    label: (name: string) => `Conversation with ${name}`,
    member: "Member",
    gone: "Deleted user",
    back: "All conversations",
    about: (title: string) => `About: ${title}`,
    older: "Show earlier messages",
    start: "This is the beginning of your conversation.",
    hello: "Say hello: what would you like to do together, and when could you talk?",
    you: "You",
    typing: (name: string) => `${name} is writing…`,
    sent: "Sent",
    read: "Read",
    waiting: "Waiting to be sent",
    notSent: "Not sent",
    retry: "Try again",
    discard: "Delete",
    mute: "Mute",
    unmute: "Unmute",
    muted: "Muted: you won't be notified about new messages here.",
    unmuted: "New messages are counted again.",
    fault: "Error!",
    failed: "That did not work. Please try again.",
    closed: "This conversation is closed: you can read it, but no more messages can be sent.",
    closedAway: (name: string) =>
      `${name} doesn't read messages at the moment. If they come back, you can both write on here; nothing is lost.`,
    unsent: "You had written, and not sent",
    profileGone: (name: string) => `${name} has deleted the profile with which you met.`,
    closedGone: "The other account was deleted. You can still read your messages here.",
    deleted: "Message deleted",
    deleting: {
      button: "Delete this message",
      title: "Delete this message?",
      text: "Its text and files are deleted for both of you. A note that a message was deleted stays visible. This cannot be undone.",
      action: "Delete",
    },
    fileGone: "A file that is no longer there",
  },
  note: {
    add: "Add a note",
    named: (note: string) => `Change your note: ${note}`,
    title: (name: string) => `Your note on ${name}`,
    hint: "Only you can see it. Write down what you agreed, or when to ask again.",
    label: "Your note",
    save: "Save note",
    saved: "Note saved",
    removed: "Note removed",
  },
  composer: {
    label: "Your message",
    hint: "Enter sends, Shift+Enter starts a new line.",
    missing: {
      uploading: "Your file is still uploading. You can send the message once it is there.",
      failed: "A file did not arrive. Try it again or remove it, and then send the message.",
    },
    placeholder: "Write a message",
    send: "Send",
    attach: "Attach files",
    files: "Files",
    tooLong: (most: number) => `A message has ${formatNumber(most, "en")} characters at most.`,
  },
};

export default messages;

declare module "../../../lib/language/words.ts" {
  interface Words {
    messages: typeof messages;
  }
}
