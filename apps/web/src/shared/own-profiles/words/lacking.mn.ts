import type { Words } from "../../../lib/language/index.ts";

const fields: Words["lacking"]["fields"] = {
  bio: "өөрийнхөө тухай хэдэн үг (хамгийн багадаа 40 тэмдэгт)",
  budget: "төсөв",
  commitment: "хэр их цаг шаардах",
  description: "тайлбар (хамгийн багадаа 40 тэмдэгт)",
  email: "имэйл хаяг эсвэл утасны дугаар",
  expertise: "таны мэргэшил",
  firstName: "таны нэр",
  foundedYear: "байгуулагдсан он",
  fundingNeeds: "шаардлагатай хөрөнгө",
  industries: "салбарууд",
  industry: "салбар",
  languages: "таны мэддэг хэл",
  linkedinUrl: "LinkedIn, портфолио эсвэл GitHub холбоос",
  location: "байршил",
  name: "нэр",
  preferredLocation: "тохиромжтой байршил",
  preferredRoles: "таны хүсэж буй үүрэг",
  requiredSkills: "шаардлагатай ур чадвар",
  services: "үйлчилгээ, мэргэшсэн чиглэл эсвэл технологи",
  skills: "таны ур чадвар",
  tags: "түлхүүр үг",
  timeline: "хугацаа",
  title: "нэр",
  website: "вэбсайт",
};

const ofKind: Words["lacking"]["ofKind"] = {
  cofounder: { title: "албан тушаал" },
  idea: {},
  company: {},
  project: {},
};

const more: Words["lacking"]["more"] = {
  bio: "өөрийнхөө тухай хамгийн багадаа 120 тэмдэгт",
  requiredSkills: "гурав ба түүнээс олон ур чадвар",
  services: "гурав ба түүнээс олон үйлчилгээ, мэргэшсэн чиглэл эсвэл технологи",
  skills: "гурав ба түүнээс олон ур чадвар",
};

const lacking: Words["lacking"] = {
  missing: "Жагсаалтад орохын өмнө хэрэгтэй:",
  wanted: "Үүнийг нэмбэл тохирол сайжирна:",
  fields,
  ofKind,
  more,
};

export default lacking;
