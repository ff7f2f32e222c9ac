import { describe, expect, test } from "vitest";
import { idea, type Idea } from "@khamt/contract";
import { freshServer } from "../../../test/test-server.ts";
import { addCofounder, addIdea, addUser, addVouch } from "../../../test/rows.ts";

const server = freshServer();

async function titles(url: string): Promise<string[]> {
  const answer = await server.get(url);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Idea[]>().map(({ title }) => title);
}

describe("the list of ideas", () => {
  test("is empty on an empty database", async () => {
    const answer = await server.get("/api/startup-ideas");
    expect(answer.json()).toEqual([]);
    expect(answer.headers["x-total-count"]).toBe("0");
    expect(answer.headers.link).toBeUndefined();
  });

  test("shows an idea with its owner's name and under both names of the same facts", async () => {
    const userId = await addUser(server.db, { firstName: "Туяа", lastName: "Ганбат", avatar: "/a.png" });
    await addIdea(server.db, { userId, fundingNeeds: "$50k", requiredSkills: ["React"], tags: ["AI"] });
    const [shown] = (await server.get("/api/startup-ideas")).json<Idea[]>();
    expect(idea.strict().parse(shown)).toMatchObject({
      ownerName: "Туяа Ганбат",
      avatar: "/a.png",
      fundingNeeds: "$50k",
      fundingNeeded: "$50k",
      requiredSkills: ["React"],
      lookingFor: ["React"],
      stage: "idea",
      isActive: true,
      verified: false,
    });
  });

  test("marks an idea verified when its owner's profile is", async () => {
    const userId = await addUser(server.db);
    const person = await addCofounder(server.db, { userId });
    await addIdea(server.db, { userId });
    expect((await server.get("/api/ideas")).json<Idea[]>()[0]?.verified).toBe(false);
    await addVouch(server.db, person);
    expect((await server.get("/api/ideas")).json<Idea[]>()[0]?.verified).toBe(true);
  });

  test("leaves out inactive ideas", async () => {
    const id = await addIdea(server.db, { isActive: false });
    expect(await titles("/api/ideas")).toEqual([]);
    expect((await server.get(`/api/startup-ideas/${id}`)).statusCode).toBe(404);
  });

  test("is filtered by stage", async () => {
    await addIdea(server.db, { title: "new", stage: "idea" });
    await addIdea(server.db, { title: "older", stage: "mvp" });
    expect(await titles("/api/startup-ideas?stage=mvp")).toEqual(["older"]);
    expect((await server.get("/api/startup-ideas?stage=seed")).json()).toMatchObject({
      error: "invalid-parameter",
      parameter: "stage",
    });
  });

  test("is filtered by the industry chosen or meant, in both languages", async () => {
    await addIdea(server.db, { title: "chosen", industry: "healthcare" });
    await addIdea(server.db, { title: "meant", tags: ["fintech"] });
    await addIdea(server.db, { title: "meant in Mongolian", tags: ["финтек"] });
    expect(await titles("/api/startup-ideas?industry=healthcare")).toEqual(["chosen"]);
    expect((await titles("/api/ideas?industry=fintech")).sort()).toEqual(["meant", "meant in Mongolian"]);
    expect(await titles("/api/ideas?industry=cleantech")).toEqual([]);
  });

  test.each([
    ["0-10k", ["up to 5k"]],
    ["10k-50k", ["edge"]],
    ["50k-200k", ["range", "төгрөг"]],
    ["200k+", ["much"]],
  ])("funding band %s holds the amounts that end in it, an edge the lower one", async (band, expected) => {
    await addIdea(server.db, { title: "up to 5k", fundingNeeds: "$5,000" });
    await addIdea(server.db, { title: "edge", fundingNeeds: "$50k" });
    await addIdea(server.db, { title: "range", fundingNeeds: "$40k-60k" });
    await addIdea(server.db, { title: "төгрөг", fundingNeeds: "350 сая төгрөг" });
    await addIdea(server.db, { title: "much", fundingNeeds: "$2 million" });
    await addIdea(server.db, { title: "unreadable", fundingNeeds: "we will see" });
    expect((await titles(`/api/ideas/search?fundingNeeded=${encodeURIComponent(band)}`)).sort()).toEqual(
      expected.sort(),
    );
  });

  test("understands the keyword in the other language and in Latin letters", async () => {
    await addIdea(server.db, { title: "Нягтлан бодогчийн туслах" });
    await addIdea(server.db, { title: "Horse racing" });
    for (const word of ["accountant", "нягтлан", "nyagtlan bodogch", "Нягтлан туслах"]) {
      expect(await titles(`/api/ideas/search?searchTerm=${encodeURIComponent(word)}`), word).toEqual([
        "Нягтлан бодогчийн туслах",
      ]);
    }
  });

  test.each([
    ["ноолуурыг", "Ноолуур"],
    ["ноолуур", "ноолуурыг самнах"],
    ["nooluur", "ноолуурыг самнах"],
    ["baatarsaikhan", "Баатарсайхан"],
    ["carpenter", "Carpenters wanted"],
  ])("finds %s in another form or script of the word", async (word, title) => {
    await addIdea(server.db, { title });
    await addIdea(server.db, { title: "Horse racing" });
    expect(await titles(`/api/ideas?q=${encodeURIComponent(word)}`)).toEqual([title]);
  });

  test("needs every word of the query", async () => {
    await addIdea(server.db, { title: "Horse racing" });
    expect(await titles("/api/ideas?q=horse")).toHaveLength(1);
    expect(await titles("/api/ideas?q=horse+cooking")).toEqual([]);
  });

  test("reads words and numbers; signs alone ask for nothing that could be found", async () => {
    await addIdea(server.db, { title: "100% wool_felt c:\\dir" });
    await addIdea(server.db, { title: "nothing of that" });
    for (const word of ["100%", "wool", "felt", "wool_felt", "c:\\dir"])
      expect(await titles(`/api/ideas?q=${encodeURIComponent(word)}`), word).toHaveLength(1);
    for (const word of ["%", "_", "\\"])
      expect(await titles(`/api/ideas?q=${encodeURIComponent(word)}`), word).toEqual([]);
  });

  test("has the best first with a keyword, and holds to the filters too", async () => {
    await addIdea(server.db, {
      title: "Said",
      description: "Our accountant",
      createdAt: new Date("2026-01-03"),
    });
    await addIdea(server.db, {
      title: "Tagged",
      tags: ["нягтлан бодогч"],
      createdAt: new Date("2026-01-02"),
    });
    await addIdea(server.db, {
      title: "Tagged mvp",
      tags: ["accountant"],
      createdAt: new Date("2026-01-01"),
      stage: "mvp",
    });
    expect(await titles("/api/ideas?q=accountant")).toEqual(["Tagged", "Tagged mvp", "Said"]);
    expect(await titles("/api/ideas/search?searchTerm=accountant")).toEqual(["Tagged", "Tagged mvp", "Said"]);
    expect(await titles("/api/ideas?q=accountant&stage=mvp")).toEqual(["Tagged mvp"]);
    expect((await server.get("/api/ideas?q=accountant&stage=mvp")).headers["x-total-count"]).toBe("1");
  });

  test("takes an empty filter as none, as a plain form sends it", async () => {
    await addIdea(server.db);
    expect(await titles("/api/ideas/search?industry=&stage=&fundingNeeded=&searchTerm=")).toHaveLength(1);
  });
});

describe("paging", () => {
  test("reaches every idea once, even when all were made at the same moment", async () => {
    const userId = await addUser(server.db);
    for (let each = 0; each < 23; each += 1) await addIdea(server.db, { userId, title: `idea ${each}` });
    const seen: string[] = [];
    let url: string | undefined = "/api/startup-ideas?limit=5&q=idea";
    while (url) {
      const answer = await server.get(url);
      expect(answer.headers["x-total-count"]).toBe("23");
      seen.push(...answer.json<Idea[]>().map(({ id }) => id));
      url = /<(.*)>; rel="next"/.exec(String(answer.headers.link))?.[1];
    }
    expect(seen).toHaveLength(23);
    expect(new Set(seen).size).toBe(23);
  });

  test("goes from new to old", async () => {
    await addIdea(server.db, { title: "old", createdAt: new Date("2026-01-01") });
    await addIdea(server.db, { title: "new", createdAt: new Date("2026-02-01") });
    expect(await titles("/api/ideas")).toEqual(["new", "old"]);
  });

  test.each([
    "limit=0",
    "limit=101",
    "limit=x",
    "limit=1.5",
    "limit=1&limit=2",
    "cursor=x",
    "cursor=MTIz",
    "q=a&q=b",
    `q=${"x".repeat(10_000)}`,
  ])("refuses %s and names the parameter", async (query) => {
    const answer = await server.get(`/api/ideas?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: "invalid-parameter", parameter: query.split("=")[0] });
  });
});

describe("one idea", () => {
  test("is found by its id", async () => {
    const id = await addIdea(server.db, { title: "this one" });
    expect((await server.get(`/api/startup-ideas/${id}`)).json()).toMatchObject({ id, title: "this one" });
  });

  test("is not found by an unknown id, said in the reader's language", async () => {
    const unknown = "/api/startup-ideas/00000000-0000-4000-8000-000000000000";
    expect((await server.get(unknown)).json()).toMatchObject({
      error: "not-found",
      message: "There is nothing here. It may have been removed: go back, or search for it.",
    });
    const answer = await server.get(unknown, { "accept-language": "mn-MN,mn;q=0.9" });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      message: "Энд юу ч олдсонгүй. Устгагдсан байж магадгүй тул буцна уу, эсвэл хайж үзнэ үү.",
    });
  });

  test("is refused by what is no id", async () => {
    expect((await server.get("/api/startup-ideas/1")).json()).toMatchObject({
      error: "invalid-parameter",
      parameter: "id",
    });
  });
});
