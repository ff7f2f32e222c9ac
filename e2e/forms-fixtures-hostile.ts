// What a page must show as it was typed: markup that would run, letters that turn the line around, pictures made of
// several signs, Mongolian typed in Latin letters, and every text as long as it may be.
import { longest, mostTags } from "../packages/contract/src/entities/given.ts";
import { paper, picture } from "./form-uploads.ts";
import type { FormValues } from "./forms-fixtures.ts";

const script = `<script>document.title = "taken over"</script>`;
const image = `<img src=x onerror="document.title = 'taken over'">`;
const signs = "👩🏽‍💻🐎🇲🇳";
const rightToLeft = "مرحبا بالعالم שלום עולם!";
/** Refused in names, and kept elsewhere. */
const turned = "\u202Ethgir morf";
const latin = "bi nyagtlan hiideg, san huu hariutsaj chadna";
const quotes = `'"\`; DROP TABLE users; -- \${7*7} {{7*7}} %s %00 ../../etc/passwd`;

const line = (beginning: string) => filling(longest.line, beginning);
const text = filling(longest.text, [script, image, signs, rightToLeft, turned, quotes].join(" "));
const tag = (beginning: string) => `${beginning} ${"x".repeat(longest.tag)}`.slice(0, longest.tag);
const address = (beginning: string) => beginning + "a".repeat(longest.address - beginning.length);
/** Words that mean nothing in either language: none is another one's twin. */
const manyTags = Array.from({ length: mostTags }, (_, at) => nonsense(at));
const fewTags = [script, "<b onclick=x>", tag(signs), rightToLeft, "nyagtlan bodogch"];

export const hostile: FormValues = {
  cofounder: {
    firstName: line(script),
    lastName: line(rightToLeft),
    title: line(turned),
    age: 120,
    bio: text,
    profileImageUrl: [picture(`"><img src=x onerror=alert(1)>.PNG`, [255, 0, 255])],
    experience: "0-1",
    availability: "consulting",
    skills: manyTags,
    expertise: fewTags,
    industries: [tag("<svg onload=alert(1)>")],
    languages: [signs],
    certifications: [rightToLeft],
    awards: ["${7*7}"],
    preferredRoles: ["{{constructor}}"],
    workValues: ["__proto__"],
    hobbies: ["null", "undefined"],
    education: "phd",
    university: line(image),
    degree: line(signs),
    graduationYear: 2100,
    location: line(quotes),
    timezone: line("GMT+14"),
    phoneNumber: line("+976 (99) 11-22-33"),
    email: `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(49)}.example.com`,
    linkedinUrl: address("https://example.com/?q=%3Cscript%3E&a="),
    portfolioUrl: address("https://example.com/#'onmouseover='alert(1)"),
    githubUrl: address("http://example.com/javascript:alert(1)//"),
    twitterUrl: address("https://example.com/../../"),
    workStyle: "remote",
    salaryExpectation: line("-1e309"),
    equityExpectation: line("100 %%"),
    personalityType: line("constructor"),
    preferences: { place: { importance: "must", values: fewTags } },
  },
  company: {
    name: line(script),
    description: text,
    industry: "consulting",
    size: "enterprise",
    mission: text,
    vision: text,
    logoUrl: [picture("..%2F\u202Egnp.exe.png", [0, 0, 0])],
    foundedYear: 1700,
    legalStructure: "НБ",
    registrationNumber: line(quotes),
    taxId: line(image),
    employeeCount: 1_000_000,
    annualRevenue: "1b+",
    headquarters: line(signs),
    location: line(rightToLeft),
    address: line(image),
    phoneNumber: line("+976"),
    email: "o'neil+o'neil@example.com",
    hidesContacts: true,
    website: address("https://example.com/?next=javascript:alert(1)&a="),
    linkedinUrl: address("https://example.com/%2e%2e/"),
    facebookUrl: address("https://example.com/a?b=c&amp&d="),
    twitterUrl: address("https://example.com:8443/"),
    instagramUrl: address("https://xn--e1afmkfd.example.com/"),
    specialties: manyTags,
    services: fewTags,
    technologies: [tag(image)],
    projectFiles: Array.from({ length: 10 }, (_, at) => paper(`<b>${at + 1}-хуулга ${signs}.PDF`)),
    teamStructure: text,
    workCulture: text,
    companyValues: [script],
    methodologies: [rightToLeft],
    branches: [signs],
    certifications: ["__proto__"],
    licenses: ["${7*7}"],
    standards: [tag("ISO 9001")],
    clients: ["NaN"],
    partnerships: ["true"],
    preferences: { industry: { importance: "must", values: fewTags } },
  },
  idea: {
    title: line(`${signs} ${script}`),
    description: text,
    industry: "other",
    stage: "growth",
    fundingNeeds: line("₮99999999999999999999"),
    location: line(rightToLeft),
    requiredSkills: manyTags,
    commitment: "weekends",
    tags: fewTags,
    preferences: { skills: { importance: "must", values: fewTags } },
  },
  project: {
    title: line(image),
    description: text,
    category: "other",
    budget: line("$0–$999999999999"),
    timeline: line("-3 months"),
    isUrgent: true,
    questions: [script, signs, image, "?", "__proto__"],
    requiredSkills: manyTags,
    requiredCompanySize: "enterprise",
    preferredLocation: line(signs),
    preferences: { place: { importance: "must", values: fewTags } },
  },
};

/** The last sign shows whether anything was cut. */
function filling(length: number, beginning: string): string {
  return `${beginning} ${`${latin} `.repeat(length)}`.slice(0, length - 1) + "Ω";
}

function nonsense(at: number): string {
  const letters = "bcdfghjkmnpqrtvwxz";
  const sign = (step: number) => letters[(at * step + step) % letters.length] ?? "q";
  return `${sign(1)}q${sign(5)}x${sign(7)}z${at}`;
}
