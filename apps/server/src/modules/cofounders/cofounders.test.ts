import { describe, expect, test } from "vitest";
import { cofounderDetail, type Cofounder } from "@khamt/contract";
import { now } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { addCofounder } from "../../../test/rows.ts";

const server = freshServer();

async function names(query: string): Promise<string[]> {
  const answer = await server.get(`/api/startup-cofounders?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer
    .json<Cofounder[]>()
    .map(({ firstName }) => firstName)
    .sort();
}

describe("the list of co-founders", () => {
  test("shows a profile with the defaults of an empty form", async () => {
    const id = await addCofounder(server.db);
    const shown = (await server.get(`/api/startup-cofounders/${id}`)).json<Cofounder>();
    expect(cofounderDetail.strict().parse(shown)).toMatchObject({
      id,
      availability: "full-time",
      workStyle: "hybrid",
      isAvailable: true,
      isVerified: false,
      skills: [],
      lastActiveAt: null,
    });
  });

  test.each([
    [false, now.toISOString()],
    [true, null],
  ])("tells when somebody was here, of a demo (%s) nothing", async (isDemo, lastActiveAt) => {
    await addCofounder(server.db, { isDemo, lastActiveAt: now });
    const [shown] = (await server.get("/api/startup-cofounders")).json<Cofounder[]>();
    expect(shown?.lastActiveAt).toBe(lastActiveAt);
  });

  test("leaves out people who are not available", async () => {
    const id = await addCofounder(server.db, { isAvailable: false });
    expect(await names("")).toEqual([]);
    expect((await server.get(`/api/startup-cofounders/${id}`)).statusCode).toBe(404);
  });

  test.each([
    ["technical", ["React"]],
    ["marketing", ["маркетинг"]],
    ["design", ["UX"]],
    ["finance", ["нягтлан"]],
    ["business", ["маркетинг", "нягтлан"]],
  ])("skills filter %s finds who has such a skill in either language", async (option, expected) => {
    await addCofounder(server.db, { firstName: "React", skills: ["React"] });
    await addCofounder(server.db, { firstName: "маркетинг", skills: ["маркетинг"] });
    await addCofounder(server.db, { firstName: "UX", title: "UX designer" });
    await addCofounder(server.db, { firstName: "нягтлан", expertise: ["нягтлан бодогч"] });
    await addCofounder(server.db, { firstName: "nobody", bio: "I don't code and know no React." });
    expect(await names(`skills=${option}`)).toEqual(expected);
  });

  test.each([
    ["usa", ["Boston", "Сан Франциско"]],
    ["europe", ["Berlin"]],
    ["ulaanbaatar", ["UB", "Улаанбаатар"]],
    ["remote", ["remote", "works remotely"]],
  ])("location filter %s understands where a place lies", async (option, expected) => {
    for (const location of ["Boston", "Сан Франциско", "Berlin", "UB", "Улаанбаатар"]) {
      await addCofounder(server.db, { firstName: location, location });
    }
    await addCofounder(server.db, { firstName: "remote", location: "Remote" });
    await addCofounder(server.db, { firstName: "works remotely", workStyle: "remote" });
    expect(await names(`location=${option}`)).toEqual(expected.sort());
  });

  test.each(["full-time", "part-time", "consulting"] as const)(
    "availability filter %s",
    async (availability) => {
      for (const each of ["full-time", "part-time", "consulting", "weekends"] as const) {
        await addCofounder(server.db, { firstName: each, availability: each });
      }
      expect(await names(`availability=${availability}`)).toEqual([availability]);
    },
  );

  test("the language that a profile is written in narrows the newest and what a keyword finds", async () => {
    for (const contentLanguage of ["en", "mn"] as const) {
      await addCofounder(server.db, { firstName: contentLanguage, contentLanguage, skills: ["AutoCAD"] });
    }
    expect(await names("writtenIn=mn")).toEqual(["mn"]);
    expect(await names("writtenIn=en&q=autocad")).toEqual(["en"]);
  });

  test("a keyword reads name, skills and bio", async () => {
    await addCofounder(server.db, { firstName: "Сарнай", bio: "Нарны станц угсарна", skills: ["AutoCAD"] });
    for (const word of ["сарнай", "autocad", "угсарна"]) {
      expect(await names(`q=${encodeURIComponent(word)}`), word).toEqual(["Сарнай"]);
    }
  });

  test.each([
    ["skills=cooking", "skills"],
    ["location=mars", "location"],
    ["availability=weekends", "availability"],
    ["lang=de", "lang"],
  ])("refuses %s in both languages", async (query, parameter) => {
    const english = await server.get(`/api/startup-cofounders?${query}`);
    expect(english.json()).toMatchObject({
      error: "invalid-parameter",
      parameter,
      message: "This value is not accepted. Change it and try again.",
    });
    const mongolian = await server.get(`/api/startup-cofounders?${query}`, { cookie: "khamt-lang=mn" });
    expect(mongolian.statusCode).toBe(400);
    expect(mongolian.json<{ message: string }>().message).toContain("тохирсонгүй");
  });
});
