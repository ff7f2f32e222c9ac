import type { Words } from "../../../lib/language/index.ts";

const password: Words["passwords"] = {
  password: "Нууц үг",
  newPassword: "Шинэ нууц үг",
  confirmation: "Нууц үгээ давтах",
  show: "Нууц үгийг харуулах",
  hide: "Нууц үгийг нуух",
  strength: "Нууц үгийн хүч",
  strengths: { weak: "Сул", medium: "Дунд зэрэг", strong: "Хүчтэй" },
  rules: {
    length: "Дор хаяж 8 тэмдэгт",
    uppercase: "Том үсэг",
    lowercase: "Жижиг үсэг",
    digit: "Тоо",
    symbol: "Тусгай тэмдэгт, жишээ нь ! эсвэл #",
  },
  met: "биелсэн",
  open: "хараахан биелээгүй",
  match: "Нууц үг таарч байна.",
  mismatch: "Нууц үг таарахгүй байна.",
  notStrong: "Нууц үг хангалттай хүчтэй биш байна. Том, жижиг үсэг, тоо, тусгай тэмдэгт оруулна уу.",
  generate: "Нууц үг үүсгэх",
  generated: "Хоёр талбарт хүчтэй нууц үг орууллаа. Нууц үг хадгалагчдаа хадгалж аваарай.",
  copy: "Нууц үгийг хуулах",
  copied: "Хуулагдлаа!",
  notCopied: "Хөтөч хуулахыг зөвшөөрсөнгүй. Нууц үгээ сонгоод өөрөө хуулна уу.",
};

export default password;
