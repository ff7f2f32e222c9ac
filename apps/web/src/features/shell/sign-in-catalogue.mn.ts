import type { SignInWords } from "./sign-in-catalogue.en.ts";

const signIn: SignInWords = {
  title: "Хамт-д тавтай морил",
  description: "Нэвтрэх, эсвэл өөртөө юм уу компанидаа бүртгэл нээнэ үү.",
  tabs: { label: "Нэвтрэх эсвэл бүртгүүлэх", signIn: "Нэвтрэх", signUp: "Бүртгүүлэх" },
  email: "Имэйл",
  password: "Нууц үг",
  confirmation: "Нууц үгээ давтах",
  accountType: "Бүртгэлийн төрөл",
  individual: "Хувь хүн",
  individualHint: "Хамтрагч олох, ажил хайх, чөлөөт ажил хийх",
  company: "Компани",
  companyHint: "Төслийн түнш олох, мэргэжилтэн авах, хамтран ажиллах",
  fullName: "Овог нэр",
  companyName: "Компанийн нэр",
  submitSignIn: "Нэвтрэх",
  submitSignUp: "Бүртгүүлэх",
  notOpen: {
    title: "Бүртгэл хараахан нээгдээгүй",
    text: "Энэ сервер дээр бүртгэл одоогоор нээгдээгүй, удахгүй нээгдэнэ. Таны бичсэн зүйлийг хаашаа ч илгээгээгүй, хадгалаагүй. Тэр хүртэл бүртгэлгүйгээр бүгдийг үзэж, AI тохируулга ажиллуулж болно.",
  },
};

export default signIn;
