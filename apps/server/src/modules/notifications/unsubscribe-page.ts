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
    title: "Emails from Khamt",
    question: (what) => `Shall we stop sending you ${what}?`,
    stop: "Stop these emails",
    done: (what) => `You will no longer receive ${what}. You can turn them on again in the settings.`,
    settings: "Open settings",
    what: {
      matches: "emails about your matches",
      searches: "emails about your saved searches",
      messages: "emails about unread messages",
      invitations: "emails about invitations",
      applications: "emails about applications and listings",
      services: "emails about services",
      safety: "emails about reports and appeals",
      announcements: "announcements by email",
      hours: "emails about office hours",
      digest: "the summary of what is waiting for you and what is new",
      desk: "the daily email about what is waiting at your desk",
    },
  },
  mn: {
    title: "«Хамт»-аас ирдэг имэйл",
    question: (what) => `${what} танд цаашид илгээхгүй байх уу?`,
    stop: "Эдгээр имэйлийг зогсоох",
    done: (what) => `${what} зогсоолоо. Та тохиргооноос дахин асааж болно.`,
    settings: "Тохиргоог нээх",
    what: {
      matches: "Тохирлын тухай имэйлийг",
      searches: "Хадгалсан хайлтын тухай имэйлийг",
      messages: "Уншаагүй зурвасын тухай имэйлийг",
      invitations: "Урилгын тухай имэйлийг",
      applications: "Хүсэлт, зарын тухай имэйлийг",
      services: "Үйлчилгээний тухай имэйлийг",
      safety: "Гомдлын тухай имэйлийг",
      announcements: "Зарлалыг имэйлээр",
      hours: "Менторын цагийн тухай имэйлийг",
      digest: "Шинэ зүйлийн тоймыг",
      desk: "Удирдлагын ширээнд хүлээгдэж буй зүйлийн өдөр тутмын имэйлийг",
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
