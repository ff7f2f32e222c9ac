import { describe, expect, test } from "vitest";
import { pairHints, pairResult, teamResult } from "@khamt/contract";
import { freshServer } from "../../../test/test-server.ts";
import { addCofounder, addIdea, addUser } from "../../../test/rows.ts";
import { startupCofounders } from "../../platform/db/schema/index.ts";
import { foodIdea, developer } from "./set-up-matches.ts";

const server = freshServer();

describe("a pair", () => {
  test("tells nobody but its owner what a profile demands, in matches, pairs, advice and teams", async () => {
    const canary = "Canarymusthave";
    const owner = await addUser(server.db);
    const preferences = { skills: { importance: "must" as const, values: [canary] } };
    const demanding = await addIdea(server.db, { userId: owner, requiredSkills: ["React"], preferences });
    const person = await addCofounder(server.db, { skills: ["React"] });
    const [source, target] = [
      { kind: "idea", id: demanding },
      { kind: "cofounder", id: person },
    ];
    const own = { cookie: await server.signIn(owner) };
    const ask = async (headers: Record<string, string>) => {
      const bodies = [
        ["/api/matches", { type: "cofounder", source }],
        ["/api/matches/pair", { source, target }],
        ["/api/matches/pair", { source: target, target: source }],
        ["/api/matches/hints", { source, target }],
        ["/api/matches/hints", { source: target, target: source }],
        ["/api/matches/advice", { type: "cofounder", source }],
        ["/api/matches/team", { source }],
        ["/api/matches/pair", { source, target, preferences: {} }],
        ["/api/matches/pair", { source: target, target: source, preferences: {} }],
      ] as const;
      const told = [];
      for (const [url, body] of bodies) {
        const answer = await server.post(url, body, headers);
        expect(answer.statusCode, answer.body).toBe(200);
        told.push(answer.body.toLowerCase().includes(canary.toLowerCase()));
      }
      return told;
    };
    expect(await ask({})).not.toContain(true);
    expect(await ask({ cookie: await server.signIn(await addUser(server.db)) })).not.toContain(true);
    // Its owner hears it of the own profile.
    expect((await ask(own))[1]).toBe(true);
  });

  test("is told as both see it, with what would bring it closer and what stays open", async () => {
    const idea = await addIdea(server.db, { ...foodIdea, commitment: "full-time" });
    const person = await addCofounder(server.db, {
      ...developer,
      availability: "weekends",
      skills: ["React"],
    });
    const question = { source: { kind: "idea", id: idea }, target: { kind: "cofounder", id: person } };
    const answer = await server.post("/api/matches/pair?lang=mn", question);
    expect(answer.statusCode, answer.body).toBe(200);
    const { match, reverse, needs } = pairResult.strict().parse(answer.json());
    expect([match.id, reverse.id]).toEqual([person, idea]);
    expect(match.compatibility).toBe(reverse.compatibility);
    expect(match.reasons).toContainEqual(expect.objectContaining({ kind: "conflict", factor: "commitment" }));
    const hinted = await server.post("/api/matches/hints?lang=mn", question);
    const hints = pairHints.strict().parse(hinted.json());
    const hint = hints.target.find(({ topic }) => topic === "commitment");
    expect(hint?.text).toMatch(/^Цаг завыг «бүтэн цагаар» болговол/);
    expect(hint?.from).toBe(match.compatibility);
    expect(hint?.to).toBeGreaterThan(match.compatibility);
    expect(needs.covered).toBeGreaterThan(0);

    const demanding = { ...question, preferences: { commitment: { importance: "must" } } };
    const strict = await server.post("/api/matches/pair", demanding);
    expect(pairResult.parse(strict.json()).match.compatibility).toBeLessThan(match.compatibility);
    await server.db.update(startupCofounders).set({ isAvailable: false });
    expect((await server.post("/api/matches/pair", question)).statusCode).toBe(404);
    expect((await server.post("/api/matches/hints", question)).statusCode).toBe(404);
  });

  test("says of every need how far it is covered, what each part gave, and where the target stands", async () => {
    const idea = await addIdea(server.db, {
      ...foodIdea,
      requiredSkills: ["React", "нягтлан бодох бүртгэл", "welding"],
    });
    const person = await addCofounder(server.db, { ...developer, skills: ["React"] });
    const better = await addCofounder(server.db, {
      ...developer,
      skills: ["React", "accounting", "welding"],
    });
    const question = { source: { kind: "idea", id: idea }, target: { kind: "cofounder", id: person } };
    const answer = await server.post("/api/matches/pair", question);
    const { asking, needs, factors, standing } = pairResult.strict().parse(answer.json());
    expect(asking).toBe("source");
    expect(needs.all.map(({ need, name, cover }) => [need, name, cover])).toEqual([
      ["React", "React", "covered"],
      ["нягтлан бодох бүртгэл", "accounting", "open"],
      ["welding", "welding", "open"],
    ]);
    expect(needs.open.map(({ need }) => need)).toEqual(["нягтлан бодох бүртгэл", "welding"]);
    expect(factors.find(({ factor }) => factor === "skills")?.points).toBeGreaterThan(0);
    expect(standing).toEqual({ place: 2, of: 2 });
    const turned = { source: question.target, target: question.source };
    const back = pairResult.parse((await server.post("/api/matches/pair", turned)).json());
    expect([back.asking, back.needs.all]).toEqual(["target", needs.all]);

    const there = { source: question.source, present: [person] };
    const team = teamResult.parse((await server.post("/api/matches/team", there)).json());
    expect(team.members.map(({ match }) => match.id)).toEqual([better]);
    expect(team.members[0]?.covers.map(({ need }) => need)).not.toContain("React");
  });

  test("of one owner, or of kinds that do not look for each other, is refused", async () => {
    const userId = await addUser(server.db);
    const source = { kind: "idea", id: await addIdea(server.db, { userId }) };
    const own = { kind: "cofounder", id: await addCofounder(server.db, { userId }) };
    for (const url of ["/api/matches/pair", "/api/matches/hints"]) {
      const answer = await server.post(url, { source, target: own });
      expect(answer.json()).toMatchObject({ error: "invalid-parameter", parameter: "target.id" });
      const alike = await server.post(url, { source, target: source });
      expect(alike.json()).toMatchObject({ error: "invalid-parameter", parameter: "target.kind" });
    }
  });
});
