import type { EmailOf } from "../email.ts";
import type { Words } from "./types.ts";

/** What a letter of news says of one kind; the first paragraph says who did what, and what they wrote follows it. */
export type NotificationWords = {
  subject: string;
  paragraphs: readonly string[];
  button: string;
};

export type NotificationCatalogue = {
  kinds: Record<EmailOf<"news">["news"], (about: About) => NotificationWords>;
  /** Who did it, where no name is known. */
  someone: string;
  note: string;
  choose: string;
  stop: string;
};

export type About = {
  who: string;
  /** A title, where there is one. */
  what: string | undefined;
  /** The state that something has reached, where that is the news. */
  state: string | null;
};

const longest = 36;

export function notificationEmail(t: NotificationCatalogue, letter: EmailOf<"news">): Words {
  const who = short(letter.actor ?? t.someone);
  const said = t.kinds[letter.news]({
    who,
    what: letter.title === null ? undefined : short(letter.title),
    state: letter.state,
  });
  return {
    subject: said.subject,
    preheader: said.paragraphs[0] ?? "",
    heading: said.subject,
    paragraphs: said.paragraphs,
    ...(letter.quote && { quote: letter.quote }),
    button: said.button,
    ...(wantsAnswer(letter) && { note: t.note }),
    links: [
      { label: t.choose, path: "/settings?section=notifications" },
      { label: t.stop, path: letter.unsubscribe },
    ],
  };
}

/** Whether somebody waits for the reader's yes or no. */
function wantsAnswer({ news, state }: EmailOf<"news">): boolean {
  return news === "invitation" || (news === "application" && state === "sent");
}

/** A name in a subject, which is one short line; cut between two words where it has any. */
export function short(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= longest) return name;
  const cut = letters.slice(0, longest).join("");
  const whole = cut.replace(/[\s.,;:–—-]+\S*$/u, "");
  return `${whole.length > longest / 2 ? whole : letters.slice(0, longest - 1).join("")}…`;
}
