import type { Words } from "../../lib/language/index.ts";

const sessionOver: Words["session-over"] = {
  label: "Нэвтрэлт дууссан",
  held: "Нэвтрэлт дууссан байна. Нэвтрээд үргэлжлүүлнэ үү, бичсэн зүйл тань хэвээр байгаа.",
  gone: {
    title: "Таны нэвтрэлт дууссан байна",
    text: "Нэвтэрч ороод эндээсээ үргэлжлүүлнэ үү.",
  },
  signIn: "Нэвтрэх",
};

export default sessionOver;
