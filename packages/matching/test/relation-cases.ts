// Hand-made cases of the relations for which few or no judged data exist: somebody who looks, and whom they should find in
// which order, with the reason for each place. Places of one rank may come in any order.
import type { CofounderProfile, CompanyProfile, IdeaProfile, ProjectProfile } from "../src/index.ts";
import type { AnyProfile } from "../src/index.ts";

type RelationCase = {
  readonly name: string;
  readonly source: AnyProfile;
  readonly found: readonly Place[];
  /** Percent that the best reaches: 50 unless little is said. */
  readonly least?: number;
};
type Place = {
  readonly profile: AnyProfile;
  /** 1 is first. */
  readonly rank: number;
  readonly because: string;
};

const idea = (id: string, profile: Omit<IdeaProfile, "id">): AnyProfile => ({
  kind: "idea",
  profile: { id, ...profile },
});
const person = (id: string, profile: Omit<CofounderProfile, "id">): AnyProfile => ({
  kind: "cofounder",
  profile: { id, ...profile },
});
const company = (id: string, profile: Omit<CompanyProfile, "id">): AnyProfile => ({
  kind: "company",
  profile: { id, ...profile },
});
const project = (id: string, profile: Omit<ProjectProfile, "id">): AnyProfile => ({
  kind: "project",
  profile: { id, ...profile },
});

const milkApp = idea("milk-app", {
  title: "Milk from herders to shops",
  description: "Herders sell milk to shops in the city through an app. We need somebody to build it.",
  industry: "agriculture",
  requiredSkills: ["mobile app development", "logistics"],
  tags: ["dairy"],
  location: "Ulaanbaatar",
});
const languageSchool = idea("school", {
  title: "Хэлний онлайн сургууль",
  description: "Англи хэлийг онлайнаар заана. Видео хичээл, сурагчдын систем хэрэгтэй.",
  industry: "education",
  requiredSkills: ["вэб хөгжүүлэлт", "видео бэлтгэл"],
  location: "Улаанбаатар",
});
const solarFarm = idea("solar", {
  title: "Solar farm",
  description: "We want to build a solar farm in the Gobi and sell its electricity.",
  industry: "other",
  requiredSkills: ["electrical engineering", "project finance"],
  location: "Dalanzadgad",
});

const appStudio = company("app-studio", {
  name: "App studio",
  description: "We build mobile apps for food and delivery businesses.",
  industry: "technology",
  services: ["mobile app development", "UI/UX design"],
  technologies: ["Flutter"],
  specialties: ["food delivery"],
  size: "small",
  location: "Ulaanbaatar",
});
const dairy = company("dairy", {
  name: "Сүүн дэлгүүр",
  description: "Малчдаас сүү авч, боловсруулж, дэлгүүрүүдэд хүргэдэг.",
  industry: "manufacturing",
  services: ["сүү боловсруулах", "хүргэлт"],
  size: "medium",
  location: "Улаанбаатар",
});
const webStudio = company("web-studio", {
  name: "Web studio",
  description: "We build web sites and web shops.",
  industry: "technology",
  services: ["web development", "SEO"],
  technologies: ["React", "Node.js"],
  size: "small",
  location: "Ulaanbaatar",
});
const lawFirm = company("law-firm", {
  name: "Law firm",
  description: "Contracts, tax law and disputes.",
  industry: "consulting",
  services: ["legal advice", "tax law"],
  size: "small",
  location: "Ulaanbaatar",
});
const salon = company("salon", {
  name: "Beauty salon",
  description: "Hair and nails.",
  industry: "retail",
  services: ["hairdressing"],
  size: "startup",
  location: "Erdenet",
});

const flutterist = person("flutterist", {
  title: "Mobile developer",
  bio: "Apps in Flutter, the last one for a food delivery company.",
  skills: ["Flutter", "mobile app development", "Firebase"],
  industries: ["food delivery"],
  availability: "part-time",
  location: "Ulaanbaatar",
});
const reactist = person("reactist", {
  title: "Вэб хөгжүүлэгч",
  bio: "React, Node.js дээр онлайн дэлгүүр хийдэг.",
  skills: ["React", "Node.js", "вэб хөгжүүлэлт"],
  industries: ["e-commerce"],
  availability: "part-time",
  location: "Улаанбаатар",
});
const designer = person("designer", {
  title: "UI/UX designer",
  bio: "Interfaces of apps and web shops.",
  skills: ["UI/UX design", "Figma"],
  location: "Ulaanbaatar",
});
const lawyer = person("lawyer", {
  title: "Хуульч",
  bio: "Гэрээ, татварын хуулиар зөвлөдөг.",
  skills: ["хуулийн зөвлөгөө", "гэрээний эрх зүй", "татварын хууль"],
  location: "Улаанбаатар",
});
const welder = person("welder", {
  title: "Welder",
  bio: "I weld steel gates and pipes.",
  skills: ["welding"],
  location: "Darkhan",
});

const shopProject = project("shop", {
  title: "Web shop for a bookstore",
  description: "A web shop in React with payment. One developer can do it.",
  category: "web",
  requiredSkills: ["React", "Node.js", "payment integration"],
  budget: "$4,000",
  preferredLocation: "Ulaanbaatar",
});
const appProject = project("app", {
  title: "Хүргэлтийн апп",
  description: "Хоол хүргэлтийн гар утасны апп Flutter дээр хийлгэнэ.",
  category: "mobile",
  requiredSkills: ["Flutter", "мобайл апп хөгжүүлэлт"],
  budget: "20 сая төгрөг",
  preferredLocation: "Улаанбаатар",
});
const bigAppProject = project("big-app", {
  title: "Хүргэлтийн апп",
  description: "Хоол хүргэлтийн гар утасны апп Flutter дээр хийлгэнэ.",
  category: "mobile",
  requiredSkills: ["Flutter", "мобайл апп хөгжүүлэлт"],
  budget: "20 сая төгрөг",
  requiredCompanySize: "large",
  preferredLocation: "Улаанбаатар",
});
const contractProject = project("contracts", {
  title: "Contracts for an exporter",
  description: "We need sales contracts in English and advice on tax.",
  category: "other",
  requiredSkills: ["contract law", "tax law"],
  preferredLocation: "Ulaanbaatar",
});

export const relationCases: readonly RelationCase[] = [
  {
    name: "an idea looks for a company that helps to build it",
    source: milkApp,
    found: [
      {
        profile: appStudio,
        rank: 1,
        because: "It builds such apps, for food and delivery, in the same town",
      },
      { profile: dairy, rank: 2, because: "It knows milk and its delivery, but builds no app" },
      {
        profile: webStudio,
        rank: 3,
        because: "It writes software, of another kind and in no field of the idea",
      },
      { profile: lawFirm, rank: 4, because: "Nothing of it is asked for" },
      { profile: salon, rank: 4, because: "Nothing of it is asked for, and it is elsewhere" },
    ],
  },
  {
    name: "a company looks for an idea to support",
    source: appStudio,
    found: [
      { profile: milkApp, rank: 1, because: "It asks for exactly what the studio sells, in its field" },
      {
        profile: languageSchool,
        rank: 2,
        because: "It asks for software, but for the web, in another field",
      },
      { profile: solarFarm, rank: 3, because: "It needs engineers and money" },
    ],
  },
  {
    name: "a project looks for a person who takes it on",
    source: shopProject,
    found: [
      {
        profile: reactist,
        rank: 1,
        because: "Both technologies that are asked for, and shops were built with them",
      },
      { profile: flutterist, rank: 2, because: "A developer, but of apps" },
      { profile: designer, rank: 2, because: "Web shops, but only their looks" },
      { profile: lawyer, rank: 3, because: "Nothing of it is asked for" },
      { profile: welder, rank: 3, because: "Nothing of it is asked for" },
    ],
  },
  {
    name: "a freelancer looks for projects",
    source: flutterist,
    found: [
      { profile: appProject, rank: 1, because: "The technology, the craft and the field are theirs" },
      { profile: bigAppProject, rank: 2, because: "The same, but it is to be a large company" },
      { profile: shopProject, rank: 3, because: "Software, but another kind of it" },
      { profile: contractProject, rank: 4, because: "For lawyers" },
    ],
  },
  {
    name: "a company looks for people",
    source: webStudio,
    found: [
      { profile: reactist, rank: 1, because: "Does what the studio does, with its technologies" },
      { profile: flutterist, rank: 2, because: "A developer of a neighbouring kind" },
      { profile: designer, rank: 2, because: "Belongs to such a studio, but does not build" },
      { profile: lawyer, rank: 3, because: "Another trade" },
      { profile: welder, rank: 3, because: "Another trade, in another town" },
    ],
  },
  {
    name: "a person looks for a company",
    source: lawyer,
    // The two are written in different languages and say little.
    least: 25,
    found: [
      { profile: lawFirm, rank: 1, because: "Their trade" },
      { profile: appStudio, rank: 2, because: "Another trade" },
      { profile: webStudio, rank: 2, because: "Another trade" },
      { profile: salon, rank: 2, because: "Another trade" },
    ],
  },
  {
    name: "a person looks for an idea, as before",
    source: flutterist,
    found: [
      { profile: milkApp, rank: 1, because: "It asks for apps, in a field that they know" },
      { profile: languageSchool, rank: 2, because: "It asks for software of another kind" },
      { profile: solarFarm, rank: 3, because: "It needs engineers and money" },
    ],
  },
];
