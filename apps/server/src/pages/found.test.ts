import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp, testConfig } from "../../test/app.ts";
import { testServer } from "../../test/test-server.ts";
import { addProgramme } from "../../test/programmes.ts";
import { addCofounder, addCompany, addIdea, addProject } from "../../test/rows.ts";
import { programmes } from "../platform/db/schema/index.ts";
import { breakLines, drawable } from "./og/lettering.ts";

let ids: Record<"idea" | "cofounder" | "company" | "project" | "hidden", string>;
const server = testServer();
beforeAll(async () => {
  const { db } = server;
  await addProgramme(server, { slug: "spring" });
  const quiet = await addProgramme(server, { slug: "quiet" });
  await db.update(programmes).set({ isListed: false }).where(eq(programmes.id, quiet));
  const company = await addCompany(db, { name: "Тэнгэр & Ко", location: "Улаанбаатар" });
  ids = {
    company,
    idea: await addIdea(db),
    cofounder: await addCofounder(db),
    project: await addProject(db, { companyId: company }),
    hidden: await addIdea(db, { isActive: false }),
  };
});

const { publicUrl } = testConfig;

test("crawlers are told where everything stands, and what is nobody's to read", async () => {
  const { body } = await server.get("/robots.txt");
  expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  for (const path of ["/api/", "/settings", "/my-", "/manage", "/results"])
    expect(body).toContain(`Disallow: ${path}\n`);
});

test("whoever finds a hole is told whom to write to, until a day that is always to come", async () => {
  expect((await server.get("/.well-known/security.txt")).statusCode).toBe(404);
  const named = { ...testConfig, contactEmail: "desk@khamt.test" };
  const asked = async (config: typeof named & { securityContact?: string }) => {
    const other = await openTestApp({ config });
    const answer = await other.get("/.well-known/security.txt");
    await other.close();
    return answer;
  };
  const { body, headers } = await asked(named);
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toBe(
    `Contact: mailto:desk@khamt.test\nExpires: 2026-11-02T00:00:00.000Z\nPreferred-Languages: en, mn\nCanonical: ${publicUrl}/.well-known/security.txt\n`,
  );
  const own = await asked({ ...named, securityContact: "https://khamt.test/report" });
  expect(own.body).toContain("Contact: https://khamt.test/report\n");
});

describe("the sitemap", () => {
  test("lists pages and what is listed, once for each language, each naming the other", async () => {
    const { body, headers } = await server.get("/sitemap.xml");
    expect(headers["content-type"]).toContain("application/xml");
    for (const path of [
      "/",
      "/help",
      "/programmes",
      "/programmes/spring",
      "/events",
      `/startup-ideas/${ids.idea}`,
      `/startup-cofounders/${ids.cofounder}`,
      `/companies/${ids.company}`,
      `/project-listings/${ids.project}`,
    ]) {
      expect(body).toContain(`<loc>${publicUrl}${path}</loc>`);
      expect(body).toContain(`<loc>${publicUrl}${path}?lang=mn</loc>`);
      expect(body).toContain(`hreflang="mn" href="${publicUrl}${path}?lang=mn"`);
    }
    expect(body).not.toContain(ids.hidden);
    expect(body).not.toContain("/programmes/quiet");
    expect(body.trimEnd().endsWith("</urlset>")).toBe(true);
  });
});

describe("the picture of a link", () => {
  const pictureOf = (path: string) => server.get(`/og/${path}.png`);

  test("has the size that networks ask for, may be shown by other sites, and says the name", async () => {
    const answer = await pictureOf(`company/${ids.company}`);
    expect(answer.headers).toMatchObject({
      "content-type": "image/png",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    // Where the name stands there is ink.
    const name = await sharp(answer.rawPayload)
      .extract({ left: 80, top: 260, width: 500, height: 80 })
      .greyscale()
      .stats();
    expect(name.channels[0]?.min).toBeLessThan(60);
  });

  test("is drawn for every kind and for the site, in the asked language", async () => {
    for (const path of [`idea/${ids.idea}`, `cofounder/${ids.cofounder}`, `project/${ids.project}`, "khamt"])
      expect((await pictureOf(path)).statusCode).toBe(200);
    const [en, mn] = await Promise.all(["en", "mn"].map((lang) => server.get(`/og/khamt.png?lang=${lang}`)));
    expect(en?.rawPayload.equals(mn?.rawPayload ?? Buffer.alloc(0))).toBe(false);
  });

  test("is not there for what isn't listed", async () => {
    for (const path of [`idea/${ids.hidden}`, `company/${ids.idea}`])
      expect((await pictureOf(path)).statusCode).toBe(404);
    expect((await pictureOf("idea/1")).statusCode).toBe(400);
  });
});

describe("lettering", () => {
  test("knows the letters of both languages and leaves out what it can't draw", () => {
    expect(drawable("Өнөр Үүл ₮5 – “Ёс” 🎉 漢")).toBe("Өнөр Үүл ₮5 – “Ёс”");
    expect(drawable("И\u0306")).toBe("Й");
  });

  test("breaks lines between words, a long word where it must, and ends with an ellipsis", () => {
    const fit = { size: 100, width: 400, most: 2 };
    expect(breakLines("one two three four", fit)).toEqual(["one two", "three…"]);
    expect(breakLines("WWWWWWWWWW", fit)).toHaveLength(2);
    expect(breakLines("", fit)).toEqual([""]);
  });
});
