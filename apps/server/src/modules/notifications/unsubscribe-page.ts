import { splitCall, unsubscribe } from "@khamt/contract/calls";
import type { NotificationKind } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { mailedPage } from "./mailed-page.ts";

type Words = {
  title: string;
  question: (what: string) => string;
  stop: string;
  done: (what: string) => string;
  settings: string;
  what: Record<NotificationKind, string>;
};

const words: Record<Language, Words> = {
  en: {
    title: "Letters from Khamt",
    question: (what) => `Shall we stop sending you ${what}?`,
    stop: "Stop these letters",
    done: (what) => `You get no more of ${what}. You can turn them on again in the settings.`,
    settings: "Open settings",
    what: {
      matches: "letters about your matches",
      searches: "letters about searches that you keep",
      messages: "letters about unread messages",
      invitations: "letters about invitations",
      applications: "letters about applications and listings",
      services: "letters about services",
      safety: "letters about reports and appeals",
      digest: "the summary of what waits for you and what is new",
    },
  },
  mn: {
    title: "Хамтаас ирдэг захидал",
    question: (what) => `${what} танд цаашид илгээхгүй байх уу?`,
    stop: "Эдгээр захидлыг зогсоох",
    done: (what) => `${what} зогсоолоо. Та тохиргооноос дахин асааж болно.`,
    settings: "Тохиргоог нээх",
    what: {
      matches: "Тохирлын тухай захидлыг",
      searches: "Хадгалсан хайлтын тухай захидлыг",
      messages: "Уншаагүй зурвасын тухай захидлыг",
      invitations: "Урилгын тухай захидлыг",
      applications: "Хүсэлт, зарын тухай захидлыг",
      services: "Үйлчилгээний тухай захидлыг",
      safety: "Гомдлын тухай захидлыг",
      digest: "Шинэ зүйлийн тоймыг",
    },
  },
};

type Asked = { language: Language; kind: NotificationKind; token?: string };

/** With a token it asks; without one it is done. A token has none of the signs that HTML means something by. */
export function unsubscribePage({ language, kind, token }: Asked): string {
  const t = words[language];
  const what = t.what[kind];
  return mailedPage({
    language,
    title: t.title,
    text: token === undefined ? t.done(what) : t.question(what),
    action:
      token === undefined
        ? { label: t.settings, href: "/settings?section=notifications" }
        : { label: t.stop, post: `${splitCall(unsubscribe).path}?token=${token}` },
  });
}
