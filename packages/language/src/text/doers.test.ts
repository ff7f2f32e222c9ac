import { expect, test } from "vitest";
import { createLanguage } from "../language.ts";
import { readTable } from "./roles/role-tables.ts";

const language = createLanguage();
const conceptsIn = (text: string) => language.findConcepts(text).map(({ concept }) => concept);

test.each(
  readTable(`
I am a penetration tester. | penetration-testing
Two heat pump installers, a coal miner. | mining-engineering
A vegetable grower and a horse breeder with a van. | horse-breeding
Email marketers of ten years. | email-marketing
Risk modeller at a bank. | risk-modelling
Customs clearance specialist. | customs
Our market researcher left. | market-research
Truck dispatcher, nights too. | dispatch-coordination
Манай систем нэвтрүүлэгч. | system-implementation
Машин угаагчаар ажилласан. | car-wash-detailing
Гагнуурын инженер. | welding
Видео эвлүүлэгч хайж байна. | video-editing
Mashin ugaagch hiij baisan. | car-wash-detailing
Ноосны технологич. | wool
`),
)("“$text” names $concept", ({ text, concept }) => {
  expect(conceptsIn(text)).toContain(concept);
});

test.each(
  readTable(`
We own a 3D scanner. | photogrammetry
The web server is down. | web-development
A card reader and a bar code printer. | reading
Ахуйн үйлчлэгч. | business-development
`),
)("“$text” does not name $concept", ({ text, concept }) => {
  expect(conceptsIn(text)).not.toContain(concept);
});

test("whose work is named by what they do are still who they are", () => {
  expect(conceptsIn("plugin developer")).toEqual(["developer", "software-development"]);
  expect(conceptsIn("process engineer")).toEqual(["engineer", "process-engineering"]);
});
