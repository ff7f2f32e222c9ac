// Entries of lists that were read by another field of the same words: high traffic of roads, clinical protocols of ceremonies,
// a network of agents by artificial intelligence, exercises of sports.
import { expect, test } from "vitest";
import { createLanguage } from "../language.ts";

const { read } = createLanguage();

test.each([
  ["high-traffic services", "high-load-systems"],
  ["оргил ачаалал", "high-load-systems"],
  ["clinical protocols", "medicine"],
  ["agent network", "mobile-money"],
  ["агентын сүлжээ", "mobile-money"],
  ["crisis exercises", "emergency-management"],
  ["radio communication", "wireless-communication"],
  ["phishing exercises", "security-awareness"],
  ["customs classification", "customs"],
  ["барааны код", "customs"],
  ["seat reservation", "booking-systems"],
  ["showroom", "retail-management"],
  ["гар утасны хөгжүүлэлт", "mobile-development"],
  ["интернэт сурталчилгаа", "online-advertising"],
  ["хичээлийн зохиомж", "curriculum-design"],
  ["training design", "curriculum-design"],
  ["mushroom cultivation", "mushroom-growing"],
  ["3D configurator", "web-graphics"],
  ["даашинз засвар", "sewing"],
  ["визийн бүрдүүлэлт", "form-filling-help"],
  ["fibre sorting", "wool-processing"],
  ["худалдан авагчтай харилцах", "account-management"],
  ["эдийн засгийн тэнцвэр", "game-balancing"],
  ["stock taking", "inventory-management"],
  ["cash register software", "pos-systems"],
  ["LED lighting", "electrical-installation"],
  ["recruited", "recruitment"],
  ["power washing", "cleaning-services"],
  ["gel polish", "nail-services"],
  ["geological survey", "geology"],
  ["structural drafting", "structural-engineering"],
  ["data acquisition", "sensors"],
  ["finished dosage forms", "pharma-manufacturing"],
  ["safety equipment", "occupational-safety"],
  ["reverse osmosis", "water-engineering"],
  ["healthcare regulation", "compliance"],
  ["mise en place", "cooking"],
  ["хянан нийцүүлэлтийн мэргэжилтэн", "compliance"],
  ["эрсдэлийн менежмент", "risk-management"],
  ["зөөвөрлөлт", "trucking-dispatch"],
  ["дүрс оношлогоо", "medical-imaging"],
  ["нүүр хувиргагч", "makeup-styling"],
  ["шилэн пасад", "doors-windows"],
  ["компьютерын инженер", "information-technology"],
  ["дотор засал", "building-finishing"],
  ["хөдөлгөөнт дизайн", "motion-graphics"],
  ["food processors", "food-technology"],
])("“%s” is %s and nothing else", (entry, concept) => {
  const skills = read(entry, { isTag: true }).matches.filter(({ kind }) => kind === "skill");
  expect(skills.map((match) => match.concept)).toEqual([concept]);
});
