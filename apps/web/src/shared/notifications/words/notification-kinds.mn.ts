import type { About } from "./notification-kinds.en.ts";
import type { Words } from "../../../lib/language/index.ts";

type Tell = (about: About) => string;

const work: Record<string, Tell> = {
  finishing: ({ who, what }) => `${who} ажил дууссан гэж мэдэгдлээ: ${what}. Баталгаажуулна уу`,
  finished: ({ what }) => `Ажил дууслаа: ${what}`,
  resumed: ({ who, what }) => `${who} ажил үргэлжилнэ гэж мэдэгдлээ: ${what}`,
  cancelled: ({ who, what }) => `${who} ажлыг зогсоолоо: ${what}`,
  gone: ({ what }) => `Нөгөө талын бүртгэл устсан тул ажил зогслоо: ${what}`,
};

const applicationStates: Record<string, Tell> = {
  ...work,
  sent: ({ who, what }) => `${who} хүсэлт илгээлээ: ${what}`,
  withdrawn: ({ who, what }) => `${who} хүсэлтээ буцаан татлаа: ${what}`,
};

const answerStates: Record<string, Tell> = {
  ...work,
  shortlisted: ({ who, what }) => `${who} таны хүсэлтийг сонголтод үлдээлээ: ${what}`,
  accepted: ({ who, what }) => `${who} таны хүсэлтийг зөвшөөрлөө: ${what}`,
  declined: ({ who, what }) => `${who} энэ удаад таны хүсэлтийг зөвшөөрсөнгүй: ${what}`,
  closed: ({ what }) => `Зар хаагдлаа: ${what}`,
  reopened: ({ what }) => `Зар дахин нээгдэж, таны хүсэлт хариу хүлээж байна: ${what}`,
};

const invitationStates: Record<string, Tell> = {
  accepted: ({ who }) => `${who} таны урилгыг зөвшөөрлөө`,
  met: ({ who }) => `${who} та хоёр цаашид ярилцахыг хүссэн тул холбогдлоо`,
  introduced: ({ who }) => `${who} та хоёр танилцахыг хоёулаа зөвшөөрсөн тул холбогдлоо`,
  declined: ({ who }) => `${who} энэ удаад татгалзлаа`,
  expired: ({ who }) => `${who} хариу өгөөгүй тул таны урилгын хугацаа дууслаа`,
};

const serviceStates: Record<string, Tell> = {
  requested: ({ who, what }) => `${who} үйлчилгээний хүсэлт илгээлээ: ${what}`,
  cancelled: ({ who, what }) => `${who} үйлчилгээний хүсэлтээ цуцаллаа: ${what}`,
};

const serviceAnswers: Record<string, Tell> = {
  requested: ({ what }) => `Таны үйлчилгээний хүсэлтийг хүлээн авлаа: ${what}`,
  withdrawn: ({ what }) => `Та үйлчилгээний хүсэлтээ цуцаллаа: ${what}`,
  confirmed: ({ what }) => `Таны үйлчилгээний хүсэлт баталгаажлаа: ${what}`,
  done: ({ what }) => `Таны хүссэн үйлчилгээ дууслаа: ${what}`,
  cancelled: ({ what }) => `Таны үйлчилгээний хүсэлт цуцлагдлаа: ${what}`,
};

const verifications: Record<string, Tell> = {
  vouched: ({ who }) => `${who} таныг баталгаажууллаа`,
  "taken-back": ({ who }) => `${who} баталгаажуулалтаа буцаалаа`,
  renamed: () => "Таны нэр өөрчлөгдсөн тул дахин баталгаажуулахыг админаас хүснэ үү",
  lost: ({ what }) => `${what} баталгаажсан домэйн биш болсон тул ажлын хаяг тань хүчингүй боллоо`,
};

const troubles: Record<string, string> = {
  letters: "Зарим имэйл хүргэгдсэнгүй. Хэдэн имэйл болохыг удирдлагын хэсгээс харна уу",
  disk: "Сайтын диск бараг дүүрчээ. Бүрэн дүүрвэл юу ч хадгалагдахгүй",
};

const decisions: Record<string, Tell> = {
  held: ({ what }) => `Хэд хэдэн гишүүн гомдол гаргасан тул шалгаж дуустал түр нуулаа: ${what}`,
  upheld: ({ what }) =>
    what ? `Дүрэм зөрчсөн тул цаашид харагдахгүй: ${what}` : "Таны бичсэн зүйл дүрэм зөрчсөн байна",
  dismissed: ({ what }) => `Зөрчил илрээгүй тул дахин харагдах боллоо: ${what}`,
  restored: ({ what }) =>
    what
      ? `Бид өмнөх шийдвэрээ хүчингүй болгосон тул дахин харагдах боллоо: ${what}`
      : "Таны бичсэн зүйлийн талаарх шийдвэрээ бид хүчингүй болголоо",
  kept: ({ what }) =>
    what
      ? `Дахин хянаж үзээд, шийдвэрийг хэвээр үлдээлээ: ${what}`
      : "Дахин хянаж үзээд, таны бичсэн зүйлийн талаарх шийдвэрийг хэвээр үлдээлээ",
  "account-kept": () => "Дахин хянаж үзээд, таны бүртгэлийн талаарх шийдвэрийг хэвээр үлдээлээ",
};

const storyAnswers: Record<string, Tell> = {
  published: ({ who, what }) => `${who} зөвшөөрч, таны түүх нийтлэгдлээ: ${what}`,
  declined: ({ who, what }) => `${who} түүх нийтлэхийг зөвшөөрсөнгүй: ${what}`,
};

const reportAnswers: Record<string, Tell> = {
  upheld: ({ what }) => `Таны гомдол үндэслэлтэй байлаа: дүрэм зөрчсөн байна. ${what}`,
  dismissed: ({ what }) => `Таны гомдлыг шалгахад дүрмийн зөрчил илэрсэнгүй. ${what}`,
  false: ({ what }) => `Зөрчил илрээгүй бөгөөд таны гомдол хор хүргэх зорилготой байсан гэж үзлээ. ${what}`,
  restored: ({ what }) => `Таны гомдол гаргасан зүйлийг дахин шалгаад буцааж харуулахаар боллоо. ${what}`,
};

const programmeAnswers: Record<string, Tell> = {
  received: ({ what }) => `Таны хүсэлтийг хүлээн авлаа: ${what}`,
  accepted: ({ what }) => `Та хөтөлбөрт нэгдлээ: ${what}`,
  declined: ({ what }) => `Таны хүсэлтийг энэ удаад зөвшөөрсөнгүй: ${what}`,
  added: ({ what }) => `Таныг хөтөлбөрт нэмлээ: ${what}`,
  manager: ({ what }) => `Та одоо хөтөлбөрийн менежер боллоо: ${what}`,
  jury: ({ what }) => `Зохион байгуулагчид танаас хүсэлтүүдийг үнэлж өгөхийг хүсэж байна: ${what}`,
  "juror-left": ({ who, what }) => `${who} хүсэлтүүдийг үнэлэхгүй боллоо: ${what}`,
};

const eventNews: Record<string, Tell> = {
  going: ({ what }) => `Та оролцохоор бүртгүүллээ: ${what}`,
  waiting: ({ what }) => `Та хүлээлгийн жагсаалтад орлоо: ${what}`,
  "moved-up": ({ what }) => `Суудал суларч, та оролцох боллоо: ${what}`,
  reminder: ({ what }) => `Нэг хоногийн дотор эхэлнэ: ${what}`,
  changed: ({ what }) => `Цаг эсвэл газар нь өөрчлөгдлөө: ${what}`,
  cancelled: ({ what }) => `Арга хэмжээ цуцлагдлаа: ${what}`,
};

const hoursNews: Record<string, Tell> = {
  booked: ({ who, what }) => `${who} тантай уулзах цаг авлаа: ${what}`,
  confirmed: ({ who, what }) => `Ментор ${who} тантай уулзана: ${what}`,
  moved: ({ who, what }) => `${who} тантай уулзах цагаа өөрчиллөө: ${what}`,
  "moved-by-mentor": ({ who, what }) => `Ментор ${who} уулзах цагийг өөрчиллөө: ${what}`,
  "other-place": ({ who, what }) => `Ментор ${who} тантай өөр газар уулзана: ${what}`,
  "given-back": ({ who, what }) => `${who} тантай уулзах цагаа цуцаллаа: ${what}`,
  "guest-comes": ({ who, what }) => `${who} нэг хоногийн дотор тантай уулзана: ${what}`,
  reminder: ({ who, what }) => `Ментор ${who} нэг хоногийн дотор тантай уулзана: ${what}`,
  cancelled: ({ who, what }) => `Ментор ${who} уулзах цагаа цуцаллаа: ${what}`,
  named: ({ what }) => `Та ментор боллоо: ${what}`,
  "hours-made": ({ what }) => `Зохион байгуулагч танд менторын цаг нэмлээ. Эхнийх нь: ${what}`,
  relocated: ({ what }) => `Зохион байгуулагч таны менторын цагийн газрыг өөрчиллөө. Эхнийх нь: ${what}`,
  rescheduled: ({ what }) => `Зохион байгуулагч таны нэг уулзалтын цагийг өөрчиллөө: ${what}`,
  withdrawn: ({ what }) => `Зохион байгуулагч таны нэг уулзалтыг цуцаллаа: ${what}`,
};

const kinds: Words["notification-kinds"] = {
  someone: "Нэг гишүүн",
  one: {
    invitation: ({ who, state }) =>
      state === "reminder" ? `${who} таны хариуг хүлээж байна` : `${who} танд холбогдох урилга илгээлээ`,
    "invitation-answer": (about) =>
      invitationStates[about.state ?? ""]?.(about) ?? `${about.who} таны урилгад хариуллаа`,
    question: ({ who }) => `${who} урилгын талаар бичлээ`,
    message: ({ who }) => `${who} танд зурвас бичлээ`,
    application: (about) =>
      applicationStates[about.state ?? ""]?.(about) ?? `Хүсэлтийн тухай мэдээ: ${about.what}`,
    "application-answer": (about) =>
      answerStates[about.state ?? ""]?.(about) ?? `Таны хүсэлтийн тухай мэдээ: ${about.what}`,
    "listing-expiring": ({ what }) => `Таны зарын хугацаа дуусах гэж байна: ${what}`,
    review: ({ who, what, state }) =>
      state === "answered" ? `${who} таны үнэлгээнд хариулжээ: ${what}` : `${who} үнэлгээ бичлээ: ${what}`,
    story: ({ who, what }) => `${who} та хоёрын тухай түүх бичлээ. Зөвшөөрөх үү? ${what}`,
    "story-answer": (about) =>
      storyAnswers[about.state ?? ""]?.(about) ?? `Таны түүхийн тухай мэдээ: ${about.what}`,
    service: (about) =>
      serviceStates[about.state ?? ""]?.(about) ?? `Үйлчилгээний хүсэлтийн тухай мэдээ: ${about.what}`,
    "service-answer": (about) =>
      serviceAnswers[about.state ?? ""]?.(about) ?? `Таны үйлчилгээний хүсэлтийн тухай мэдээ: ${about.what}`,
    "search-match": ({ who, what }) => `Таны хайлтад тохирлоо: ${who} (${what})`,
    "still-looking": () =>
      "Та хайсаар байна уу? Хариу өгөхгүй бол хоёр долоо хоногийн дараа таны профайлыг түр зогсооно",
    moderation: (about) => decisions[about.state ?? ""]?.(about) ?? `Шийдвэр: ${about.what}`,
    verification: (about) =>
      verifications[about.state ?? ""]?.(about) ?? "Таны баталгаажуулалтад өөрчлөлт орлоо",
    report: ({ who, what }) => `${who} гомдол гаргалаа. Таны шийдвэрийг хүлээж байна. ${what}`,
    "report-answer": (about) =>
      reportAnswers[about.state ?? ""]?.(about) ?? `Таны гомдлын тухай мэдээ. ${about.what}`,
    appeal: ({ who, what }) => `${who} шийдвэрийг дахин хянуулах хүсэлт илгээлээ. ${what}`,
    "programme-application": ({ who, what }) => `${who} хөтөлбөрт тань нэгдэх хүсэлт илгээлээ: ${what}`,
    "programme-answer": (about) =>
      programmeAnswers[about.state ?? ""]?.(about) ?? `Таны хөтөлбөрийн тухай мэдээ: ${about.what}`,
    trouble: ({ state }) =>
      troubles[state ?? ""] ?? "Сайтын зарим ажил амжилтгүй боллоо. Дэлгэрэнгүйг удирдлагын хэсгээс харна уу",
    announcement: ({ what }) => `Зарлал: ${what}`,
    event: (about) => eventNews[about.state ?? ""]?.(about) ?? `Арга хэмжээний мэдээ: ${about.what}`,
    rounds: ({ what }) => `Танилцах уулзалтад таны ширээ бэлэн боллоо: ${what}`,
    introduction: ({ who, what }) => `${who} танд нэг хүнийг танилцуулахыг хүсэж байна: ${what}`,
    "office-hours": (about) =>
      hoursNews[about.state ?? ""]?.(about) ?? `Менторын цагийн мэдээ: ${about.what}`,
  },
  many: {
    invitation: (count) => `${count} шинэ урилга`,
    "invitation-answer": (count) => `Урилгад тань ${count} хариу ирлээ`,
    question: (count) => `Урилгын талаар ${count} асуулт, хариу ирлээ`,
    message: (count) => `${count} харилцан ярианд шинэ зурвас ирлээ`,
    application: (count) => `${count} шинэ хүсэлт`,
    "application-answer": (count) => `Таны илгээсэн хүсэлтэд ${count} хариу ирлээ`,
    "listing-expiring": (count) => `Таны ${count} зарын хугацаа дуусах гэж байна`,
    review: (count) => `${count} шинэ үнэлгээ, хариу`,
    story: (count) => `${count} түүх таны зөвшөөрлийг хүлээж байна`,
    "story-answer": (count) => `Таны түүхэд ${count} хариу ирлээ`,
    service: (count) => `Үйлчилгээний ${count} шинэ хүсэлт`,
    "service-answer": (count) => `Үйлчилгээний хүсэлтэд тань ${count} хариу ирлээ`,
    "search-match": (count) => `Таны хайлтуудад ${count} шинэ тохирол гарлаа`,
    "still-looking": () => "Та хайсаар байна уу?",
    moderation: (count) => `Админы ${count} шийдвэр`,
    verification: (count) => `Таны баталгаажуулалтын ${count} өөрчлөлт`,
    report: (count) => `${count} гомдол таны шийдвэрийг хүлээж байна`,
    "report-answer": (count) => `Таны гаргасан гомдолд ${count} хариу ирлээ`,
    appeal: (count) => `Шийдвэрийг дахин хянуулах ${count} хүсэлт хариу хүлээж байна`,
    "programme-application": (count) => `${count} хөтөлбөрт шинэ хүсэлт ирлээ`,
    "programme-answer": (count) => `Хөтөлбөрүүдээс ${count} хариу ирлээ`,
    trouble: () => "Сайт дээр таны анхаарал шаардсан зүйл байна",
    announcement: (count) => `${count} шинэ зарлал`,
    event: (count) => `Арга хэмжээний ${count} мэдээ`,
    rounds: (count) => `${count} танилцах уулзалтад таны ширээ бэлэн боллоо`,
    introduction: (count) => `${count} шинэ танилцуулга`,
    "office-hours": (count) => `Менторын цагийн ${count} мэдээ`,
  },
  sent: {
    "new-match": "Шинэ тохирол",
    "search-match": "Хадгалсан хайлтад шинэ тохирол",
    invitation: "Урилга",
    "invitation-answer": "Урилгын хариу",
    question: "Урилгын талаарх асуулт",
    message: "Зурвас",
    application: "Хүсэлт",
    "application-answer": "Хүсэлтийн хариу",
    "listing-expiring": "Зарын хугацаа дуусаж байна",
    review: "Үнэлгээ",
    story: "Таны тухай амжилтын түүх",
    "story-answer": "Таны амжилтын түүхийн хариу",
    service: "Үйлчилгээний хүсэлт",
    "service-answer": "Үйлчилгээний хүсэлтийн хариу",
    "still-looking": "Та хайсаар байна уу?",
    moderation: "Админы шийдвэр",
    verification: "Баталгаажуулалт",
    report: "Шийдвэрлэх гомдол",
    "report-answer": "Таны гомдлын хариу",
    appeal: "Шийдвэрийг дахин хянуулах хүсэлт",
    "programme-application": "Таны хөтөлбөрт ирсэн хүсэлт",
    "programme-answer": "Хөтөлбөрийн хариу",
    trouble: "Сайт дээр гарсан доголдол",
    announcement: "Зарлал",
    event: "Арга хэмжээ",
    rounds: "Танилцах уулзалт",
    introduction: "Танилцуулга",
    "office-hours": "Менторын цаг",
    digest: "Тойм",
    desk: "Удирдлагын хэсэгт хүлээгдэж буй зүйл",
  },
};

export default kinds;
