/** An idea, who fits it best and who hardly does, of different languages. */
export const foodIdea = {
  title: "Delivery of home-cooked food",
  description: "We deliver meals in Ulaanbaatar and need a frontend developer who knows React.",
  industry: "technology" as const,
  requiredSkills: ["React", "TypeScript"],
  location: "Ulaanbaatar",
};
export const developer = {
  firstName: "Тэмүүлэн",
  title: "Фронтенд хөгжүүлэгч",
  skills: ["React", "TypeScript", "CSS"],
  location: "Улаанбаатар",
};
export const accountant = {
  firstName: "Нараа",
  title: "Нягтлан бодогч",
  skills: ["татвар"],
  location: "Дархан",
};
