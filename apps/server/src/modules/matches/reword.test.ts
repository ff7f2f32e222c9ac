import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MatchResult } from "@khamt/contract";
import { openTestApp, testConfig, type TestApp } from "../../../test/app.ts";
import {
  type Answering,
  type Asked,
  dataOf,
  openTestEndpoint,
  say,
  sendJson,
  type TestEndpoint,
} from "../../../test/endpoint.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../../../test/rows.ts";
import { buildApp } from "../../app.ts";
import { createAsk } from "../../matching/enrichment/ask.ts";
import { createModel } from "../../matching/enrichment/model.ts";
import { createRephrase } from "../../matching/enrichment/rephrase.ts";

let plain: TestApp;
let endpoint: TestEndpoint;
let enriched: FastifyInstance;
let ideaId: string;
let projectId: string;

beforeAll(async () => {
  [plain, endpoint] = await Promise.all([openTestApp(), openTestEndpoint()]);
  const owner = await addUser(plain.db, { firstName: "Canaryowner", lastName: "Canaryfamily" });
  ideaId = await addIdea(plain.db, {
    userId: owner,
    title: "Delivery of home-cooked food",
    description:
      "We need a frontend developer who knows React. Write to Canaryowner, canary@x.test, 99112233.",
    requiredSkills: ["React", "TypeScript", "Canarypersonese"],
    tags: ["food delivery"],
    location: "Ulaanbaatar",
  });
  const people = [
    {
      firstName: "Canaryperson",
      skills: ["React", "TypeScript", "Canarypersonese"],
      location: "Улаанбаатар",
    },
    { firstName: "Нараа", skills: ["нягтлан бодох бүртгэл"], location: "Дархан" },
    { firstName: "Туяа", skills: ["React"], industries: ["хүнсний хүргэлт"] },
  ];
  for (const person of people)
    await addCofounder(plain.db, { ...person, email: "canary@x.test", phoneNumber: "99112233" });
  const client = await addCompany(plain.db, { name: "Canaryclient", services: ["cashmere spinning"] });
  await addCompany(plain.db, {
    name: "Studio",
    services: ["mobile app development"],
    rating: 4.5,
    reviewsCount: 3,
  });
  projectId = await addProject(plain.db, {
    companyId: client,
    title: "App",
    category: "mobile",
    requiredSkills: ["Flutter", "mobile app development"],
    budget: "10,000,000₮",
  });
});
afterAll(() => Promise.all([plain.close(), endpoint.close()]));

beforeEach(() => endpoint.asked.splice(0));

async function openEnriched(patience: number): Promise<void> {
  const ask = createAsk({
    model: createModel({ baseUrl: endpoint.baseUrl, model: "test-model", apiKey: "key" }),
    limits: { atOnce: 4, kept: 100, failures: 1000, pause: 1000 },
    now: () => 0,
    say: () => {},
  });
  enriched = await buildApp({
    db: plain.db,
    config: testConfig,
    matching: plain.matching,
    rephrase: createRephrase({ ask, patience }),
  });
}

const questions = () =>
  ["en", "mn"].flatMap((language) => [
    {
      url: `/api/matches?lang=${language}`,
      payload: { type: "cofounder", source: { kind: "idea", id: ideaId } },
    },
    {
      url: `/api/matches?lang=${language}`,
      payload: { type: "company", source: { kind: "project", id: projectId } },
    },
  ]);

async function ask(app: FastifyInstance): Promise<MatchResult[]> {
  const answers = await Promise.all(questions().map((each) => app.inject({ method: "POST", ...each })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  return answers.flatMap((answer) => answer.json<MatchResult[]>());
}

const withoutReason = ({ reason, ...rest }: MatchResult) => rest;

/** Keeps all words of the sentence, so that it passes every check. */
function reworded(asked: Asked): string {
  const told = dataOf(asked)["sentence"]?.replace(/\.$/, "") ?? "";
  const isEnglish = asked.body.messages[0]?.content.includes("in English");
  return isEnglish ? `This is what speaks for both: ${told}.` : `Таны сонголтыг дэмжих үндэслэл: ${told}.`;
}

describe("with enrichment", () => {
  const behaviours: [string, Answering, "reworded" | "as it was"][] = [
    ["that answers well", say(reworded), "reworded"],
    ["that names another number", say((asked) => reworded(asked).replace(/\.$/, " 99.")), "as it was"],
    ["that names a percentage in words", say("This is a ninety percent match."), "as it was"],
    [
      "that sends a match of its own",
      say(JSON.stringify({ compatibility: 99, confidence: 1, reasons: [], reason: "The best." })),
      "as it was",
    ],
    ["that fails", (_asked, response) => sendJson(response, { compatibility: 99 }, 500), "as it was"],
    ["that sends a page", (_asked, response) => void response.end("<h1>99</h1>"), "as it was"],
    ["that hangs up", (_asked, response) => void response.destroy(), "as it was"],
  ];

  test.each(behaviours)("%s, only the reason may differ", async (_name, answering, outcome) => {
    await openEnriched(3000);
    endpoint.answer(answering);
    const before = await ask(plain.app);
    const after = await ask(enriched);
    expect(after.map(withoutReason)).toEqual(before.map(withoutReason));
    const changed = after.filter(({ reason }, index) => reason !== before[index]?.reason);
    const strong = before.filter(({ reasons }) => reasons[0]?.kind === "strength");
    expect(strong.length).toBeGreaterThan(2);
    expect(endpoint.asked.length).toBeGreaterThan(0);
    expect(changed).toHaveLength(outcome === "reworded" ? strong.length : 0);
  });

  test("that never answers, the matches come as they were when the time is over", async () => {
    await openEnriched(1000);
    endpoint.answer(() => {});
    const before = await ask(plain.app);
    expect(await ask(enriched)).toEqual(before);
    expect(endpoint.asked.length).toBeGreaterThan(0);
  });

  test("nobody's name and no contact data leaves the server", async () => {
    await openEnriched(3000);
    endpoint.answer(say(reworded));
    const told = (await ask(enriched)).map(({ reason }) => reason).join();
    expect(told).toContain("Canarypersonese");
    expect(JSON.stringify(endpoint.asked)).not.toMatch(/canary|99112233|Studio|Нараа|Туяа/i);
  });
});

test("without enrichment nobody is asked", async () => {
  await ask(plain.app);
  expect(endpoint.asked).toEqual([]);
});
