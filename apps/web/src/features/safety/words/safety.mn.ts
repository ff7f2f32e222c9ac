import { reportReasonNames } from "@khamt/contract/conduct";
import type { Words } from "../../../lib/language/index.ts";

const safety: Words["safety"] = {
  more: (name) => `${name}: бусад үйлдэл`,
  block: {
    button: "Блоклох",
    title: (name) => `${name}: блоклох уу?`,
    text: "Та хоёр бие биеэ харахгүй, олохгүй, бичихгүй болно. Тэр хүнд мэдэгдэхгүй. Тохиргоо хэсгээс болиулж болно.",
    action: "Блоклох",
    done: "Блоклолоо. Тохиргоо хэсгээс болиулж болно.",
  },
  report: {
    button: "Гомдол гаргах",
    title: (name) => `${name}: гомдол гаргах`,
    hint: "Гомдол бүрийг хүн уншина. Гомдол гаргасан зүйл танд цаашид харагдахгүй. Хэн гомдол гаргасныг нөгөө талд хэзээ ч хэлэхгүй.",
    reason: "Юу нь буруу байна вэ?",
    choose: "Шалтгаан сонгох",
    missing: "Эхлээд шалтгаанаа сонгоно уу.",
    text: "Юу болсон бэ?",
    send: "Гомдол илгээх",
    done: { title: "Гомдол илгээгдлээ", text: "Баярлалаа. Бид үзээд дүрмийнхээ дагуу шийднэ." },
  },
  reasons: reportReasonNames.mn,
  cancel: "Болих",
};

export default safety;
