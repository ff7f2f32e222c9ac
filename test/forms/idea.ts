import type { Filled } from "./filled.ts";

export const idea: Filled<"idea"> = {
  en: {
    title: "Fair prices for herders' cashmere",
    description:
      "Herders sell cashmere to the first buyer who comes by. Our app shows the day's prices and gathers small lots into one sale. Twelve families in Bayankhongor tried it this spring and earned a fifth more.",
    industry: "agriculture",
    stage: "prototype",
    fundingNeeds: "$50k",
    location: "Bayankhongor",
    requiredSkills: ["mobile development", "bookkeeping", "sales"],
    commitment: "full-time",
    tags: ["cashmere", "marketplace"],
    preferences: {
      skills: { importance: "must", values: ["mobile development"] },
      commitment: { importance: "prefer", values: ["full-time"] },
      language: { importance: "must", values: ["Mongolian"] },
    },
  },
  mn: {
    title: "Малчдын өвсний нэгдсэн захиалга",
    description:
      "Малчид өвс тэжээлээ намар тус тусдаа, үнэтэй авдаг. Бид хот айлаар нь захиалгыг нэгтгэж, нийлүүлэгчээс бөөнөөр нь захиалдаг апп хийж байна. Өнгөрсөн намар Архангайн дөчин айл туршаад боодол бүрээс мянган төгрөг хэмнэсэн.",
    industry: "agriculture",
    stage: "mvp",
    fundingNeeds: "100 сая төгрөг",
    location: "Архангай аймаг",
    requiredSkills: ["нягтлан бодох бүртгэл", "мобайл хөгжүүлэлт", "борлуулалт"],
    commitment: "part-time",
    tags: ["мал аж ахуй", "хамтын захиалга"],
    preferences: {
      skills: { importance: "must", values: ["борлуулалт"] },
      commitment: { importance: "prefer", values: ["full-time", "part-time"] },
      language: { importance: "must", values: ["монгол"] },
    },
  },
};
