import type { Words } from "../../../lib/language/index.ts";

const account: Words["account"] = {
  head: { title: "Профайл", description: "Таны нэр, бүртгэлийн төрөл, «Хамт» дээрх үйл ажиллагаа." },
  title: "Профайл",
  intro: "Таны бүртгэлийн мэдээлэл, «Хамт» дээр хийсэн зүйлс.",
  loginRequired: {
    title: "Нэвтрэх шаардлагатай",
    profile: "Профайлаа үзэхийн тулд нэвтэрнэ үү.",
    settings: "Тохиргоогоо өөрчлөхийн тулд нэвтэрнэ үү.",
    button: "Нэвтрэх",
  },
  failure: {
    account: "Таны бүртгэлийг ачаалж чадсангүй. Холболтоо шалгаад дахин оролдоно уу.",
  },
  saved: { title: "Амжилттай хадгаллаа!", profile: "Профайлын мэдээлэл шинэчлэгдлээ" },
  types: { individual: "Хувь хүн", company: "Компани" },
  verified: "Имэйл баталгаажсан",
  notVerified: "Имэйл баталгаажаагүй",
  shownAs: "Бусад гишүүн таныг энэ нэрээр харна: хамтран үүсгэн байгуулагчийн профайлд тань бичсэн нэр.",
  facts: {
    name: "Нэр",
    companyName: "Компанийн нэр",
    email: "Имэйл",
    accountType: "Бүртгэлийн төрөл",
    verification: "Имэйлийн баталгаажуулалт",
    memberSince: "Бүртгүүлсэн өдөр",
  },
  edit: "Засах",
  form: {
    title: "Профайл засах",
    firstName: "Нэр",
    lastName: "Овог",
    companyName: "Компанийн нэр",
    picture: "Таны зураг",
    logo: "Компанийн лого",
    pictureHint: "Хадгалсны дараа таны нэрийн хажууд бусдад харагдана.",
    save: "Хадгалах",
  },
  activity: {
    title: "Таны үйл ажиллагаа",
    items: {
      ideasViewed: "үзсэн санаа",
      profilesViewed: "үзсэн профайл",
      partnersContacted: "холбогдсон түнш",
      matchesSaved: "хадгалсан тохирол",
    },
  },
  forms: {
    title: "Таны профайлын маягтууд",
    text: "Бусад хүн таныг хамтран үүсгэн байгуулагч, санаа, компанийн профайлаар тань олно.",
    link: "Миний профайлын маягт",
  },
  settings: {
    title: "Тохиргоо",
    account: "Имэйл хаяг",
    notifications: "Мэдэгдэл",
    privacy: "Нууцлал",
    security: "Нууц үг, аюулгүй байдал",
    data: "Таны мэдээлэл",
  },
};

export default account;
