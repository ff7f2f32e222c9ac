import { formatNumber } from "@khamt/language/format";
import type { Words } from "../../../lib/language/index.ts";

const reviews: Words["reviews"] = {
  write: "Үнэлгээ бичих",
  title: (company) => `${company}: хамтран ажиллахад ямар байв?`,
  intro: "Таны үнэлгээг хүн бүр нэртэй тань хамт уншина. Дууссан төсөл бүрд нэг үнэлгээ бичиж болно.",
  stars: "Од",
  star: (count) => `${count} од`,
  starsMissing: "Нэгээс таван од сонгоно уу.",
  text: "Өөрийн үгээр",
  textHint: "Юу сайн байсан, дараагийн хүн юуг мэдэж байвал зүйтэй вэ? Хоосон үлдээж болно.",
  textLong: (most) => `${formatNumber(most, "mn")} тэмдэгтээс хэтрүүлэхгүй бичнэ үү.`,
  send: "Үнэлгээг нийтлэх",
  sent: "Таны үнэлгээг нийтэллээ",
  list: {
    title: "Үнэлгээ",
    hint: "Хамтдаа төсөл дуусгасан хүн л бичиж чадна.",
    loading: "Үнэлгээг ачаалж байна",
    failure: "Үнэлгээг ачаалж чадсангүй. Холболтоо шалгаад дахин оролдоно уу.",
    gone: "Өмнөх гишүүн",
    project: (title) => `Төсөл: ${title}`,
    answered: "Хариу",
  },
  answer: {
    button: "Хариулах",
    title: "Энэ үнэлгээнд хариулах",
    intro: "Хүн бүр уншина. Нэг л удаа хариулах бөгөөд дараа нь өөрчлөх боломжгүй.",
    label: "Таны хариу",
    missing: "Эхлээд хариугаа бичнэ үү.",
    send: "Хариуг нийтлэх",
    sent: "Таны хариуг нийтэллээ",
  },
};

export default reviews;
