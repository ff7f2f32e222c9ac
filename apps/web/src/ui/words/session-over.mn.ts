import type { Words } from "../../lib/language/index.ts";

const sessionOver: Words["session-over"] = {
  label: "Нэвтрэлт дууссан",
  held: "Таны нэвтрэлт дууссан байна. Бичсэн зүйл тань хэвээр байгаа тул нэвтрээд үргэлжлүүлнэ үү.",
  gone: {
    title: "Таны нэвтрэлт дууссан байна",
    text: "Нэвтэрч ороод эндээсээ үргэлжлүүлнэ үү.",
  },
  signIn: "Нэвтрэх",
};

export default sessionOver;
