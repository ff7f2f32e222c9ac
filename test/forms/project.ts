import type { Filled } from "./filled.ts";

export const project: Filled<"project"> = {
  en: {
    title: "Order app for 12 bakeries",
    description:
      "Our bakeries take orders by phone and lose one in ten. We need an app for orders and a screen in each kitchen. The till system stays, and the work is done when a week passes without a lost order.",
    category: "mobile",
    budget: "$12k–15k",
    timeline: "3 months",
    isUrgent: true,
    questions: ["Which order apps have you built, and for whom?", "When can you start?"],
    requiredSkills: ["React Native", "interface design", "PostgreSQL"],
    requiredCompanySize: "small",
    preferredLocation: "Ulaanbaatar",
    preferences: {
      skills: { importance: "must", values: ["React Native"] },
      size: { importance: "any", values: [] },
    },
  },
  mn: {
    title: "Сүүний цуглуулалтын бүртгэлийн систем",
    description:
      "Манай гурван цэг өдөрт хоёр зуун айлаас сүү авч, дэвтэрт бичдэг. Литр, тослог, төлбөрийг утаснаас бүртгэж, сарын эцэст тооцоог өөрөө гаргадаг болгоно. Нэг сар дэвтэргүй ажиллавал ажил дууссан гэж үзнэ.",
    category: "web",
    budget: "30–40 сая төгрөг",
    timeline: "4 сар",
    isUrgent: true,
    questions: ["Хэнд ямар захиалгын апп хийж өгсөн бэ?", "Хэзээ эхэлж чадах вэ?"],
    requiredSkills: ["веб хөгжүүлэлт", "өгөгдлийн сан", "хэрэглэгчийн сургалт"],
    requiredCompanySize: "small",
    preferredLocation: "Улаанбаатар",
    preferences: {
      skills: { importance: "must", values: ["веб хөгжүүлэлт"] },
      size: { importance: "any", values: [] },
    },
  },
};
