import { describe, expect, test } from "vitest";
import { teamResult, textMatches } from "@khamt/contract";
import { freshServer } from "../../../test/test-server.ts";
import { addCofounder, addCompany, addIdea, addProject } from "../../../test/rows.ts";
import { foodIdea, developer, accountant } from "./set-up-matches.ts";

const server = freshServer();

describe("a team", () => {
  test("has the fewest who together cover what an idea asks for, and says what nobody covers", async () => {
    const id = await addIdea(server.db, {
      ...foodIdea,
      requiredSkills: ["React", "нягтлан бодох бүртгэл", "welding"],
    });
    const [coder, keeper] = [
      await addCofounder(server.db, developer),
      await addCofounder(server.db, {
        ...accountant,
        industries: ["food delivery"],
        location: "Ulaanbaatar",
      }),
    ];
    await addCofounder(server.db, { firstName: "Дулам", skills: ["гоо сайхан"] });
    const answer = await server.post("/api/matches/team", { source: { kind: "idea", id } });
    expect(answer.statusCode, answer.body).toBe(200);
    const { members, open, summary, covered } = teamResult.strict().parse(answer.json());
    expect(members.map(({ match }) => match.id).sort()).toEqual([coder, keeper].sort());
    expect(members.flatMap(({ covers }) => covers.map(({ need }) => need))).toContain("React");
    expect(open.map(({ need }) => need)).toEqual(["welding"]);
    expect(covered).toBeLessThan(1);
    expect(summary).toMatch(/^2 members cover/);
  });

  test("is for ideas and projects only", async () => {
    const id = await addCofounder(server.db, developer);
    const answer = await server.post("/api/matches/team", { source: { kind: "cofounder", id } });
    expect(answer.json()).toMatchObject({ error: "invalid-parameter", parameter: "source.kind" });
  });
});

describe("a visitor's own words", () => {
  test.each([
    ["We cook at home and look for somebody who programs in React.", "en"],
    ["Гэрийн хоол хүргэх апп хийж байна. React дээр ажилладаг хөгжүүлэгч хэрэгтэй.", "mn"],
  ])("find who fits: %s", async (text, language) => {
    const wanted = await addCofounder(server.db, developer);
    await addCofounder(server.db, accountant);
    const answer = await server.post(`/api/matches/text?lang=${language}`, { text, looksFor: "cofounder" });
    expect(answer.statusCode, answer.body).toBe(200);
    const { matches } = textMatches.strict().parse(answer.json());
    expect(matches.map(({ id }) => id)[0]).toBe(wanted);
    expect(matches).toHaveLength(2);
    expect(answer.headers["x-candidates-considered"]).toBe("2");
  });

  test.each([
    ["startup-idea", "Би React дээр таван жил ажилласан хөгжүүлэгч.", () => addIdea(server.db, foodIdea)],
    ["company", "We need an app in Flutter.", () => addCompany(server.db, { services: ["Flutter"] })],
    ["project", "We build apps in Flutter.", () => addProject(server.db, { requiredSkills: ["Flutter"] })],
  ])("find a %s as well", async (looksFor, text, add) => {
    const id = await add();
    const answer = await server.post("/api/matches/text", { text, looksFor });
    expect(textMatches.parse(answer.json()).matches).toContainEqual(
      expect.objectContaining({ id, type: looksFor }),
    );
  });

  test.each([
    [
      "A React developer and an accountant in Darkhan, full-time. No crypto.",
      "en",
      ["need React", "need accounting", "refused blockchain", "place Darkhan", "commitment full-time"],
    ],
    [
      "Дархан хотод бүтэн цагаар ажиллах React хөгжүүлэгч хайж байна.",
      "mn",
      ["need React", "place Дархан", "commitment бүтэн цагаар"],
    ],
  ])("come back as they were understood: %s", async (text, language, expected) => {
    await addCofounder(server.db, developer);
    const answer = await server.post(`/api/matches/text?lang=${language}`, { text, looksFor: "cofounder" });
    const { understood } = textMatches.parse(answer.json());
    expect(understood.map(({ kind, label }) => `${kind} ${label}`)).toEqual(expect.arrayContaining(expected));
  });

  test("look for what they only name, and where", async () => {
    const near = await addCofounder(server.db, { ...developer, location: "Дархан" });
    const far = await addCofounder(server.db, { ...developer, location: "Berlin" });
    const answer = await server.post("/api/matches/text", {
      text: "React, Darkhan",
      looksFor: "cofounder",
    });
    const { matches } = textMatches.parse(answer.json());
    expect(matches.map(({ id }) => id)).toEqual([near, far]);
    expect(matches[0]?.reasons[0]).toMatchObject({ factor: "skills", direction: "wanted", kind: "strength" });
  });

  test.each([
    [{ text: " " }, "text"],
    [{ text: "a".repeat(4001) }, "text"],
    [{ looksFor: "friend" }, "looksFor"],
    [{ preferences: { place: { importance: "perhaps" } } }, "preferences.place.importance"],
  ])("are refused where %j is wrong", async (wrong, parameter) => {
    const answer = await server.post("/api/matches/text", { text: "React", looksFor: "cofounder", ...wrong });
    expect(answer.json()).toMatchObject({ error: "invalid-parameter", parameter });
  });
});
