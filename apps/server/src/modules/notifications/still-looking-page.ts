import { confirmStillLooking, splitCall } from "@khamt/contract/calls";
import type { Language } from "@khamt/language";
import { mailedPage } from "./mailed-page.ts";

const words = {
  en: {
    title: "Are you still looking?",
    question: "If so, your profiles stay visible, and any we paused are listed again.",
    yes: "Yes, I'm still looking",
    done: "Good to know! Your profiles are listed.",
    open: "Open my profile",
  },
  mn: {
    title: "Та хайсаар байна уу?",
    question:
      "Хайсаар байгаа бол таны профайл бусдад харагдсаар байх болно. Түр зогсоосон зүйл байвал дахин нийтлэгдэнэ.",
    yes: "Тийм, хайсаар байгаа",
    done: "Мэдэгдсэнд баярлалаа! Таны профайл нийтэд харагдаж байна.",
    open: "Профайлаа нээх",
  },
} as const;

/** With a token it asks; without one it is done. */
export function stillLookingPage({ language, token }: { language: Language; token?: string }): string {
  const t = words[language];
  return mailedPage({
    language,
    title: t.title,
    text: token === undefined ? t.done : t.question,
    action:
      token === undefined
        ? { label: t.open, href: "/my-profile" }
        : { label: t.yes, post: `${splitCall(confirmStillLooking).path}?token=${token}` },
  });
}
