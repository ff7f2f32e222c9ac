import { formatNumber } from "@khamt/language/format";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { companyFields } from "@khamt/contract";
import { type EntityKind, entityKinds } from "@khamt/contract/vocabulary";
import { freshServer } from "../../../test/test-server.ts";
import { filledForms, ownCalls } from "../../../test/forms.ts";
import { type Member, signInMember } from "../../../test/member.ts";
import { addUser } from "../../../test/rows.ts";
import {
  companies,
  projectListings,
  startupCofounders,
  startupIdeas,
} from "../../platform/db/schema/index.ts";

let member: Member;
const server = freshServer();
beforeEach(async () => {
  member = await signInMember(server);
});

const inside = /\bat .*:\d+:\d+|node_modules|select .* from|insert into|\/src\//i;
const refused = [400, 404, 409, 413];

const hostile = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.array(fc.string({ maxLength: 70 }), { maxLength: 45 }),
  fc.constantFrom<unknown>(
    "\0",
    "\ud800",
    "x".repeat(10_000),
    "__proto__",
    "javascript:alert(1)",
    "/files/../../etc/passwd",
    1e308,
    -0,
    ["React", 1],
    { importance: "must", values: ["\ud800"] },
    { place: { importance: "must", values: ["Ulaanbaatar"] } },
  ),
);

/** A proper form with any of its fields turned into something else, and claims to what the server decides. */
function formOf(proper: object) {
  const fields = Object.entries(proper).map(([name, value]): [string, fc.Arbitrary<unknown>] => [
    name,
    fc.oneof({ weight: 6, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: hostile }),
  ]);
  const claims = {
    userId: hostile,
    isVerified: hostile,
    rating: hostile,
    applicationsCount: hostile,
    state: hostile,
  };
  const form = fc.record({ ...Object.fromEntries(fields), ...claims }, { requiredKeys: [] });
  return fc.oneof(
    { weight: 6, arbitrary: form.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 2 }) },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
  );
}

const headersOf = async () => ({
  cookie: await server.signIn(member.id),
  "content-type": "application/json",
});

describe("R17 whatever is sent", () => {
  test.each(entityKinds)("as a %s is answered without a failure, and marks nothing", async (kind) => {
    const { url } = ownCalls[kind];
    const made = await member.make(kind);
    const headers = await headersOf();
    await fc.assert(
      fc.asyncProperty(
        formOf(filledForms[kind]),
        fc.constantFrom("new", "own"),
        fc.string({ unit: "grapheme", maxLength: 40 }),
        async (payload, which, version) => {
          const query = `?version=${encodeURIComponent(version.length > 20 ? version : made.updatedAt)}`;
          const answer = await server.call({
            method: which === "new" ? "POST" : "PUT",
            url: which === "new" ? url : `${url}/${made.id}${query}`,
            payload,
            headers,
          });
          expect([200, 201, ...refused], answer.body).toContain(answer.statusCode);
          expect(answer.statusCode < 400 ? "" : answer.body).not.toMatch(inside);
        },
      ),
      { numRuns: 40 },
    );
    const tables = [startupIdeas, startupCofounders, companies, projectListings];
    for (const row of (await Promise.all(tables.map((table) => server.db.select().from(table)))).flat()) {
      expect(row).not.toMatchObject({ isVerified: true });
      expect(row).toMatchObject("rating" in row ? { rating: 0, userId: member.id } : {});
      expect(row).toMatchObject("applicationsCount" in row ? { applicationsCount: 0, state: "open" } : {});
    }
  });

  test("as a draft is answered without a failure", async () => {
    const headers = await headersOf();
    const times = fc.oneof(
      fc.constantFrom<unknown>("0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "2026-02-30T00:00:00Z"),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      hostile,
    );
    const body = fc.record({
      fields: fc.oneof(fc.dictionary(fc.string(), hostile), hostile),
      editedAt: times,
    });
    const forms = fc.constantFrom("idea/new", "cofounder/new", "idea/%00", "wish/new", "idea/constructor");
    await fc.assert(
      fc.asyncProperty(forms, body, async (form, draft) => {
        const url = `/api/drafts/${form}`;
        const answer = await server.call({ method: "PUT", url, payload: JSON.stringify(draft), headers });
        expect([200, 400, 413], answer.body).toContain(answer.statusCode);
        const kept = (await server.get(url, headers)).json<object>();
        expect(answer.statusCode === 200 ? answer.json() : kept).toEqual(kept);
      }),
      { numRuns: 40 },
    );
  });
});

const tooMany = Array.from({ length: 41 }, (_, number) => `Ур чадвар ${number}`);
const tooLong = "у".repeat(61);
const farTooLong = "у".repeat(100_000);

/** The most characters, or the form that a text lacks. */
type Rule = number | keyof typeof notOfForm;

const notOfForm = {
  name: {
    en: "This is a link. Write the name here.",
    mn: "Энэ бол холбоос байна. Энд нэрийг нь бичнэ үү.",
  },
  phone: {
    en: "This is not a phone number. Write it like +976 9911 2233.",
    mn: "Утасны дугаар буруу байна. 9911 2233 гэсэн хэлбэрээр бичнэ үү.",
  },
  timezone: {
    en: "This is not a time zone. Write the hours from Greenwich, like GMT+8.",
    mn: "Цагийн бүс буруу байна. GMT+8 гэсэн хэлбэрээр бичнэ үү.",
  },
  past: {
    en: "This day is over. Choose one that is still to come.",
    mn: "Энэ өдөр өнгөрсөн байна. Ирэх өдрөөс сонгоно уу.",
  },
  email: {
    en: "This is not an email address. Write it like name@example.com.",
    mn: "Имэйл хаяг буруу байна. name@example.com гэсэн хэлбэрээр бичнэ үү.",
  },
  link: {
    en: "This is not a link. Write it like example.com/you.",
    mn: "Холбоос буруу байна. example.com/ner гэсэн хэлбэрээр бичнэ үү.",
  },
};

const refusals: Record<EntityKind, [fields: object, parameter: string, rule?: Rule][]> = {
  idea: [
    [{ title: "x".repeat(100_000) }, "title", 120],
    [{ title: " " }, "title"],
    [{ description: farTooLong }, "description", 5000],
    [{ requiredSkills: [" ", ""] }, "requiredSkills"],
    [{ tags: tooMany }, "tags"],
    [{ tags: ["React", tooLong] }, "tags.1", 60],
    [{ industry: "" }, "industry"],
    [
      { preferences: { skills: { importance: "must", values: ["React", tooLong] } } },
      "preferences.skills.values.1",
      60,
    ],
  ],
  project: [
    [{ description: farTooLong }, "description", 5000],
    [{ requiredSkills: tooMany }, "requiredSkills"],
    [{ timeline: "2020-01-01" }, "timeline", "past"],
  ],
  company: [
    [{ vision: farTooLong }, "vision", 5000],
    [{ size: "том" }, "size"],
    [{ foundedYear: 1998.5 }, "foundedYear"],
    [{ foundedYear: new Date().getFullYear() + 2 }, "foundedYear"],
    [{ phoneNumber: "утасгүй" }, "phoneNumber", "phone"],
    [{ website: "javascript:alert(1)" }, "website", "link"],
    [{ name: "Safe\u202egpj.exe" }, "name"],
    [{ name: "https://prize.example" }, "name", "name"],
    [{ email: "office" }, "email", "email"],
    [{ projectFiles: ["/files/../etc"] }, "projectFiles.0"],
    [{ caseStudyUrls: ["https://firm.example/one", "javascript:alert(1)"] }, "caseStudyUrls.1", "link"],
    [{ clientTestimonials: ["a".repeat(501)] }, "clientTestimonials.0", 500],
  ],
  cofounder: [
    [{ bio: farTooLong }, "bio", 5000],
    [{ bio: "a\u0000b" }, "bio"],
    [{ skills: ["\ud800"] }, "skills"],
    [{ linkedinUrl: "data:text/html,x" }, "linkedinUrl", "link"],
    [{ githubUrl: " JavaScript://khamt.mn/%0aalert(1)" }, "githubUrl", "link"],
    [{ profileImageUrl: "https://evil.test/a.png" }, "profileImageUrl"],
    [{ age: "many" }, "age"],
    [{ graduationYear: 2090 }, "graduationYear"],
    [{ timezone: "Mars" }, "timezone", "timezone"],
    [{ phoneNumber: "abc" }, "phoneNumber", "phone"],
    [{ experience: undefined }, "experience"],
  ],
};

test.each(entityKinds)(
  "R20 R22 what can't be a field of a %s is refused by its name, in words of the reader's language",
  async (kind) => {
    const { url, mine } = ownCalls[kind];
    const headers = await headersOf();
    if (kind === "project") await member.make("company");
    for (const [fields, parameter, rule] of refusals[kind]) {
      const given = { ...filledForms[kind], ...fields };
      const words = refusalOf(parameter, rule);
      for (const lang of ["en", "mn"] as const) {
        const answer = await server.post(`${url}?lang=${lang}`, given, headers);
        expect(answer.statusCode, answer.body).toBe(400);
        const refusal = { error: "invalid-parameter", message: words[lang], parameter };
        expect(answer.json()).toMatchObject(refusal);
      }
    }
    expect((await member.get(`${mine}s`)).json()).toEqual([]);
  },
);

/** By the rule that was broken, where it is known. */
function refusalOf(parameter: string, rule: Rule | undefined): Record<"en" | "mn", string> {
  if (typeof rule === "number")
    return {
      en: `This is too long. Write at most ${formatNumber(rule, "en")} characters.`,
      mn: `Хэтэрхий урт байна. Дээд тал нь ${formatNumber(rule, "mn")} тэмдэгт бичнэ үү.`,
    };
  if (rule !== undefined) return notOfForm[rule];
  return {
    en: "This value is not accepted. Change it and try again.",
    mn: "Энэ утга тохирсонгүй. Өөрчлөөд дахин оролдоно уу.",
  };
}

test("a body too large for any form is refused as such", async () => {
  const answer = await member.post("idea", { ...filledForms.idea, description: "👩".repeat(100_000) });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({
    error: "payload-too-large",
    message: expect.stringMatching(/^The request is too large\. Shorten/),
  });
});

test("every field at its longest is taken", async () => {
  await addUser(server.db);
  const tags = Array.from({ length: 40 }, (_, number) => `${number}`.padEnd(60, "ү"));
  const longest = Object.fromEntries(
    ["description", "mission", "vision", "teamStructure", "workCulture"].map((name) => [
      name,
      "ү".repeat(5000),
    ]),
  );
  const isTags = ([, { sort }]: [string, { sort: string }]) => sort === "tags";
  const lists = Object.entries(companyFields).filter(isTags);
  const given = { ...longest, ...Object.fromEntries(lists.map(([name]) => [name, tags])) };
  expect(await member.make("company", given)).toMatchObject(given);
});
