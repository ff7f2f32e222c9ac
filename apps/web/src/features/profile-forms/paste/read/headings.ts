import { namesOf } from "@khamt/contract/records";
import { fold } from "@khamt/language";

/** What a line of a CV, a pitch or a company's page is about, when a heading or a label says so. */
const names = {
  summary:
    "summary|profile|about|about me|about us|who we are|professional summary|personal statement|objective|career objective|bio|introduction|description|миний тухай|өөрийн тухай|бидний тухай|товч танилцуулга|танилцуулга|тайлбар|зорилго",
  work: "experience|work experience|professional experience|employment|employment history|work history|career|career history|ажлын туршлага|туршлага|мэргэжлийн туршлага|ажилласан байдал|хөдөлмөр эрхлэлт|хөдөлмөр эрхлэлтийн байдал",
  education:
    "education|academic background|education and training|education & training|studies|боловсрол|боловсролын байдал|university|college|school|degree|их сургууль|дээд сургууль|сургууль|коллеж|боловсролын зэрэг",
  skills:
    "skills|technical skills|key skills|core skills|professional skills|skills & tools|skills and tools|tools|tech stack|stack|competencies|core competencies|ур чадвар|чадвар|мэргэжлийн ур чадвар|эзэмшсэн ур чадвар|компьютерийн мэдлэг|программын мэдлэг",
  technologies: "technologies|technology|технологи|технологиуд",
  expertise:
    "expertise|areas of expertise|specialization|specialisation|specialties|specialities|мэргэшил|мэргэшсэн чиглэл|давуу тал",
  industries: "industry|industries|sector|sectors|салбар|үйл ажиллагааны салбар",
  languages:
    "language|languages|language skills|хэл|хэлний мэдлэг|гадаад хэл|гадаад хэлний мэдлэг|хэлний чадвар",
  certifications:
    "certifications|certification|certificates|licenses and certifications|licenses & certifications|гэрчилгээ|сертификат|гэрчилгээ сертификат",
  awards: "awards|honors|honours|awards and honors|awards & honors|шагнал|шагнал урамшуулал",
  hobbies: "interests|hobbies|hobbies and interests|hobbies & interests|сонирхол|хобби",
  roles:
    "preferred roles|preferred role|desired position|desired role|хүсэж буй үүрэг|хүсэж буй албан тушаал",
  values: "values|work values|our values|үнэт зүйлс|үнэт зүйл",
  references: "references|referees|лавлагаа|тодорхойлох хүн|тодорхойлох хүмүүс",
  contact:
    "contact|contacts|contact us|contact information|contact details|personal information|personal details|холбоо барих|холбогдох|хувийн мэдээлэл",
  other:
    "projects|selected projects|publications|volunteering|volunteer work|courses|training|төслүүд|бүтээл|сургалт|нийгмийн ажил",
  fullName: "name|full name|овог нэр|нэр овог",
  firstName: "first name|given name|нэр|өөрийн нэр",
  lastName: "last name|surname|family name|овог|эцгийн нэр",
  title: "title|position|job title|current position|role|албан тушаал|мэргэжил|гарчиг",
  age: "age|нас",
  equity: "equity|expected equity|equity expectation|хувь эзэмшил|хүсэж буй хувь|хувь",
  availability: "availability|available|commitment|боломжит цаг|ажиллах цаг|цаг гаргах боломж",
  location:
    "location|address|city|residence|based in|lives in|headquarters|хаяг|байршил|хот|оршин суух хаяг|гэрийн хаяг|төв оффис",
  timezone: "time zone|timezone|цагийн бүс",
  phone: "phone|phone number|tel|telephone|mobile|cell|утас|гар утас|утасны дугаар",
  website: "website|web|site|portfolio|blog|homepage|вэб|вэбсайт|вэб хуудас|сайт|цахим хуудас",
  needs:
    "needs|we need|needed|looking for|required skills|requirements|skills needed|roles needed|who we need|хэрэгтэй|хэрэгтэй хүн|хэрэгтэй ур чадвар|шаардлага|шаардлагатай ур чадвар|хайж байна",
  stage: "stage|үе шат",
  funding:
    "funding|funding needed|funding needs|investment|санхүүжилт|хөрөнгө оруулалт|хэрэгтэй хөрөнгө|шаардлагатай хөрөнгө",
  tags: "tags|keywords|түлхүүр үг",
  heading: "idea|startup|project|санаа|төсөл|төслийн нэр|санааны нэр|project name",
  budget: "budget|төсөв",
  timeline: "timeline|duration|deadline|хугацаа",
  services: "services|our services|what we offer|үйлчилгээ|бидний үйлчилгээ",
  clients: "clients|our clients|customers|харилцагч|харилцагчид",
  partnerships: "partners|partnerships|our partners|түнш|түншүүд",
  mission: "mission|our mission|эрхэм зорилго",
  vision: "vision|our vision|алсын хараа",
  founded: "founded|founded in|established|байгуулагдсан|байгуулагдсан он",
  employees: "employees|team size|staff|number of employees|ажилтан|ажилтны тоо|ажилчдын тоо",
  company: "company|company name|компани|компанийн нэр",
} as const;

export type Part = keyof typeof names;

const parts = new Map(
  namesOf(names).flatMap((part) => names[part].split("|").map((name) => [keyOf(name), part])),
);

/** The part that a heading or a label names, in either language and in Latin letters too. */
export function partOf(heading: string): Part | undefined {
  return parts.get(keyOf(heading));
}

function keyOf(text: string): string {
  return fold(
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}&]+/gu, " ")
      .trim(),
  );
}
