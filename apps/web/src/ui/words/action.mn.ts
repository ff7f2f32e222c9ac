import type { ActionWords } from "./action.en.ts";

const action: ActionWords = {
  wait: "Түр хүлээнэ үү…",
  cancel: "Болих",
  network: "Сүлжээний алдаа гарлаа.",
  unknown: "Сервер үүнийг гүйцэтгэж чадсангүй. Юу ч өөрчлөгдөөгүй. Дахин оролдоно уу.",
};

export default action;
