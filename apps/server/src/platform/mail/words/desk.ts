import type { DeskTask } from "@khamt/contract";
import type { EmailOf } from "../email.ts";
import { short } from "./notifications.ts";
import type { Words } from "./types.ts";

/** What the letter to whoever has a desk says. */
export type DeskCatalogue = {
  subject: (count: number) => string;
  intro: string;
  tasks: Record<DeskTask, (count: number) => string>;
  see: string;
  button: string;
  choose: string;
  stop: string;
};

export function deskEmail(t: DeskCatalogue, { waiting, unsubscribe }: EmailOf<"desk">): Words {
  const subject = t.subject(waiting.reduce((sum, { count }) => sum + count, 0));
  const items = waiting.map(({ task, count, programme, path }) => ({
    title: t.tasks[task](count),
    text: programme === null ? t.see : short(programme),
    path,
  }));
  return {
    subject,
    preheader: items[0]?.title ?? subject,
    heading: subject,
    paragraphs: [t.intro],
    items,
    button: t.button,
    links: [
      { label: t.choose, path: "/settings?section=notifications" },
      { label: t.stop, path: unsubscribe },
    ],
  };
}
