import type { Application, Site } from "@khamt/contract";
import { listApplications } from "@khamt/contract/calls";
import { describe, expect, it } from "vitest";
import { knownAddress, render, type RenderRequest } from "./entry-server.tsx";
import { fakeApi, refuse } from "./test/fake-api.ts";
import { match } from "./test/fake-matching.tsx";
import { fakeServer } from "./test/fake-server.ts";
import { application } from "./test/fixtures-contacts.ts";
import { failOnConsole } from "./test/console.ts";

failOnConsole();

const noSite: Site = {
  name: null,
  logo: null,
  colours: null,
  hero: null,
  footer: null,
  contactEmail: null,
  postal: null,
};

const request: RenderRequest = {
  url: "/",
  language: "en",
  theme: undefined,
  fetchApi: fakeApi,
  origin: "https://khamt.example",
  site: { shown: noSite, style: "" },
  assets: {
    css: "@layer utilities{.frame{margin:auto}.never-used{margin:0}}",
    manifest: {
      "src/main.tsx": { file: "assets/main.js" },
      "style.css": { file: "assets/style.css" },
      "src/features/home/words/home.mn.ts": { file: "assets/home-mn.js" },
      "../../node_modules/f/manrope-cyrillic-wght-normal.woff2": { file: "assets/cyrillic.woff2" },
    },
  },
};

describe("a page's address", () => {
  it("is without what the page does not know, or does not understand", () => {
    expect(knownAddress("/startup-ideas?x=1&industry=finance&lang=mn&stage=none")).toBe(
      "/startup-ideas?industry=finance",
    );
    expect(knownAddress("/about?x=1")).toBe("/about");
    expect(knownAddress("//other.example/x?q=1")).toBe("/other.example/x");
  });
});

describe("the server's rendering", () => {
  it("is the whole page with its data, in the reader's language", async () => {
    const html = await pageOf({ language: "mn", theme: "dark" });
    expect(html).toContain('<html lang="mn" data-theme="dark">');
    expect(html).toContain("Хамт бүтээх хүнээ ол</h1>");
    expect(html).toContain('"ideas":3');
  });

  it("renders two languages at once without mixing them", async () => {
    const [en, mn] = await Promise.all([pageOf({}), pageOf({ language: "mn" })]);
    expect(en).toContain("How it works");
    expect(en).not.toContain("Хэрхэн ажилладаг вэ?");
    expect(mn).toContain("Хэрхэн ажилладаг вэ?");
  });

  it("names the page's address in both languages", async () => {
    const html = await pageOf({ url: "/about?lang=mn", language: "mn" });
    expect(html).toContain('<link rel="canonical" href="https://khamt.example/about?lang=mn">');
    expect(html).toContain('hreflang="en" href="https://khamt.example/about?lang=en"');
  });

  it("says in the head what a link to it shows, in the reader's language", async () => {
    const html = await pageOf({ url: "/about?lang=mn", language: "mn" });
    expect(html).toContain('<meta property="og:title" content="«Хамт»-ын тухай">');
    expect(html).toContain('<meta property="og:url" content="https://khamt.example/about?lang=mn">');
    expect(html).toContain('<meta property="og:locale" content="mn_MN">');
    expect(html).toContain('content="https://khamt.example/og/khamt.png?lang=mn"');
    expect(html).toContain('href="/manifest.mn.webmanifest"');
  });

  it("is the operator's where the operator has said so, in the reader's language", async () => {
    const shown: Site = {
      name: { en: "Tech Hub", mn: "Тех Хаб" },
      logo: "/files/00000000-logo",
      colours: { light: "#0b6b3a", dark: "#63d296" },
      hero: {
        title: { en: "Build with us", mn: "Бидэнтэй бүтээ" },
        intro: { en: "Ten weeks.", mn: "Арван долоо хоног." },
      },
      footer: { en: "Of the university.", mn: "Их сургуулийнх." },
      contactEmail: "hello@hub.example",
      postal: { en: "Peace Avenue 1", mn: "Энхтайваны өргөн чөлөө 1" },
    };
    const site = { shown, style: ":root{--color-brand:#0b6b3a}" };
    const html = await pageOf({ site, language: "mn" });
    expect(html).toContain("<title>Бидэнтэй бүтээ · Тех Хаб</title>");
    expect(html).toContain('<meta property="og:site_name" content="Тех Хаб">');
    expect(html).toContain("Бидэнтэй бүтээ</h1>");
    expect(html).toContain("<style data-site>:root{--color-brand:#0b6b3a}</style>");
    expect(html).toContain('<link rel="icon" href="/files/00000000-logo?size=small">');
    for (const each of ["Их сургуулийнх.", "Энхтайваны өргөн чөлөө 1", "mailto:hello@hub.example"])
      expect(html).toContain(each);
    expect(html).toContain("Khamt дээр ажилладаг");
    const about = await pageOf({ site, url: "/about" });
    expect(about).toContain("About Tech Hub");
    expect(about).toContain("Khamt (Хамт) is Mongolian for");
    expect(await pageOf({ url: "/about" })).not.toContain("Tech Hub");
  });

  it("keeps the script for the time without network off the home page", async () => {
    expect(await pageOf({ url: "/about" })).toContain('src="/offline.js"');
    expect(await pageOf({ url: "/?lang=en" })).not.toContain("offline.js");
  });

  it("preloads the words and letters of that language only", async () => {
    expect(await pageOf({ language: "mn" })).toContain("/assets/home-mn.js");
    expect(await pageOf({ language: "mn" })).toContain("/assets/cyrillic.woff2");
    expect(await pageOf({})).not.toMatch(/home-mn|cyrillic/);
  });

  it("brings what it needs of the style sheet along, and the whole after it", async () => {
    const rendering = await render(request);
    expect(rendering).toMatchObject({ style: "@layer utilities{.frame{margin:auto}}" });
    const html = await pageOf({});
    expect(html).toContain("<style>@layer utilities{.frame{margin:auto}}</style>");
    expect(html.indexOf('<link rel="stylesheet" href="/assets/style.css"')).toBeGreaterThan(
      html.indexOf('id="state"'),
    );
  });

  it("draws each shared icon once, outside of what the app changes", async () => {
    const html = await pageOf({});
    const drawings = html.slice(0, html.indexOf('<div id="root"'));
    for (const name of ["clock", "lock", "match", "place", "verified"])
      expect(drawings.split(`id="icon-${name}"`)).toHaveLength(2);
  });

  it("has no inline script that could run", async () => {
    const html = await pageOf({});
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.every((attributes) => /src=|application\/(ld\+)?json/.test(attributes ?? ""))).toBe(true);
    expect(html).not.toMatch(/ style="/);
  });

  it("draws the cards of the first ten results, and of the others name, percentage and address", async () => {
    const names = Array.from({ length: 12 }, (_, at) => `Person${String(at).padStart(2, "0")}`);
    const found = { understood: [], missing: [], loosen: [], matches: names.map((name) => match(name, 60)) };
    const fetchApi: typeof fakeApi = (path) =>
      path === "/api/matches/text" ? Promise.resolve(Response.json(found)) : fakeApi(path);
    const html = await pageOf({ url: "/results?for=cofounder&wish=React", fetchApi });
    const body = html.slice(0, html.indexOf('id="state"'));
    const isCard = (name: string) => body.includes(`View Details: ${name}`);
    expect(names.filter(isCard)).toEqual(names.slice(0, 10));
    for (const name of names.slice(10)) expect(body).toMatch(new RegExp(`href="/[^"]+"[^>]*>${name}</a>`));
  });

  it("has a member's applications for who comes first too", async () => {
    const received: Application = { ...application, side: "received", actions: ["view", "accept"] };
    const { fetcher: fetchApi } = fakeServer({ [listApplications]: () => [received] });
    const html = await pageOf({ url: "/applications?tab=received", fetchApi });
    expect(html).toContain(`${application.applicant.name}</a>`);
  });

  it("answers an address that no route knows with 404", async () => {
    const rendering = await render({ ...request, url: "/nothing-here" });
    expect(rendering).toMatchObject({ status: 404, html: expect.stringContaining("404 Page Not Found") });
    expect(rendering).toMatchObject({
      html: expect.stringContaining("Did you forget to add the page to the router?"),
    });
    expect(rendering).toMatchObject({ html: expect.stringContaining('content="noindex"') });
  });

  it("leads the old addresses of profile forms to the forms", async () => {
    for (const form of ["cofounder", "company", "startup-idea"])
      expect(await render({ ...request, url: `/profile/${form}` })).toEqual({
        status: 307,
        redirect: `/create-${form}`,
      });
  });

  it.each(["//evil.example/", String.raw`/\evil.example/`])(
    "never leads away from the site: %s",
    async (url) => {
      const rendering = await render({ ...request, url });
      expect("redirect" in rendering ? rendering.redirect : "/").toMatch(/^\/(?![/\\])/);
    },
  );

  it("cannot be closed early by its data", async () => {
    const fetchApi = () =>
      Promise.resolve(Response.json({ ideas: "</script><script>alert(1)</script>", partners: 1 }));
    expect(await pageOf({ fetchApi })).not.toContain("</script><script>alert");
  });

  it("says that it is getting ready, and that it goes on by itself: without scripts too", async () => {
    const fetchApi: typeof fakeApi = (path) =>
      path === "/api/matches/text" ? Promise.resolve(refuse("getting-ready")) : fakeApi(path);
    const rendering = await render({ ...request, url: "/results?for=cofounder&wish=React", fetchApi });
    expect(rendering).toMatchObject({
      status: 503,
      html: expect.stringMatching(/http-equiv="refresh".*id="root" data-failed>.*Getting ready</s),
    });
    expect(rendering).not.toMatchObject({ html: expect.stringContaining("could not be loaded") });
  });

  it.each([500, 503])("says so when the data did not come, and why: %i", async (status) => {
    const fetchApi = () => Promise.resolve(Response.json({ error: "unavailable" }, { status }));
    const rendering = await render({ ...request, fetchApi });
    expect(rendering).toMatchObject({
      status,
      html: expect.stringMatching(/id="root" data-failed>.*This page could not be loaded/s),
    });
  });
});

async function pageOf(changes: Partial<RenderRequest>): Promise<string> {
  const rendering = await render({ ...request, ...changes });
  if ("redirect" in rendering) throw new Error(`Redirected to ${rendering.redirect}`);
  return rendering.html;
}
