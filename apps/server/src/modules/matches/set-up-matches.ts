export const foodIdea = {
  title: "Delivery of home-cooked food",
  description:
    "We deliver home-cooked meals in Ulaanbaatar and need a full-time frontend developer who knows React.",
  industry: "technology" as const,
  requiredSkills: ["React", "TypeScript"],
  tags: ["food delivery"],
  location: "Ulaanbaatar",
};

export const developer = {
  firstName: "Тэмүүлэн",
  title: "Фронтенд хөгжүүлэгч",
  bio: "React, TypeScript дээр таван жил ажилласан.",
  skills: ["React", "TypeScript", "CSS"],
  industries: ["хүнсний хүргэлт"],
  experience: "5-10" as const,
  location: "Улаанбаатар",
};

export const accountant = {
  firstName: "Нараа",
  title: "Нягтлан бодогч",
  skills: ["нягтлан бодох бүртгэл", "татвар"],
  location: "Дархан",
};
