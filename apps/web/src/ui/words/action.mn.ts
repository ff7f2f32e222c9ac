import type { Words } from "../../lib/language/index.ts";

const action: Words["action"] = {
  wait: "Түр хүлээнэ үү…",
  cancel: "Болих",
  back: "Буцах",
  network: "Сүлжээний алдаа гарлаа.",
  changed: "Энэ хооронд өөрчлөгдсөн байна. Та одоо хамгийн сүүлийн байдлыг харж байна.",
  unknown: "Үүнийг гүйцэтгэж чадсангүй. Юу ч өөрчлөгдөөгүй. Дахин оролдоно уу.",
};

export default action;
