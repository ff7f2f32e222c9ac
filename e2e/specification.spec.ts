import type { Company, Idea, Partner, PartnerDetail, Project, Stats } from "@khamt/contract";
import * as options from "@khamt/contract/vocabulary";
import type { Page } from "@playwright/test";
import { signUp } from "./accounts.ts";
import { demoUrl, expect, readAs, test } from "./test.ts";
import { words } from "./words.ts";

// What the specification names one by one, held against a server with the demo data.
for (const language of ["en", "mn"] as const) {
  const t = words[language];
  const { all, ...labels } = t.vocabulary;
  const open = async (page: Page, path: string): Promise<void> => {
    await readAs(page, { language, width: 1280 }, demoUrl());
    await page.goto(demoUrl() + path);
  };

  const screens = {
    "/startup-ideas": [
      [all.industries, options.listIdeaIndustries.map((each) => labels.industry[each])],
      [all.stage, options.listStages.map((each) => labels.stage[each])],
    ],
    "/startup-cofounders": [
      [all.skills, options.listSkills.map((each) => labels.skill[each])],
      [all.location, options.cofounderLocations.map((each) => labels.location[each])],
      [all.availability, options.listAvailabilities.map((each) => labels.availability[each])],
    ],
    "/companies": [
      [all.industries, options.listCompanyIndustries.map((each) => labels.industry[each])],
      [all.size, options.listCompanySizes.map((each) => labels.listCompanySize[each])],
      [all.location, options.companyLocations.map((each) => labels.location[each])],
    ],
    "/project-listings": [
      [all.categories, options.listProjectCategories.map((each) => labels.projectCategory[each])],
      [all.budget, options.budgetBands.map((each) => labels.budgetBand[each])],
      [all.timeline, options.timelineBands.map((each) => labels.timelineBand[each])],
    ],
    "/ideas": [
      [all.industries, options.browseIndustries.map((each) => labels.industry[each])],
      [all.stage, options.browseStages.map((each) => labels.stage[each])],
      [all.amount, options.fundingBands.map((each) => labels.fundingBand[each])],
    ],
    "/partners": [
      [all.skills, options.browseSkills.map((each) => labels.skill[each])],
      [all.expertise, options.browseExpertise.map((each) => labels.expertise[each])],
      [all.location, options.partnerLocations.map((each) => labels.location[each])],
      [all.availability, options.browseAvailabilities.map((each) => labels.availability[each])],
      [all.type, options.partnerTypes.map((each) => labels.partnerType[each])],
    ],
    "/business-partners": [
      [all.type, options.partnerTypes.map((each) => labels.partnerType[each])],
      [all.expertise, options.browseExpertise.map((each) => labels.expertise[each])],
      [all.location, options.searchLocations.map((each) => labels.location[each])],
      [all.availability, options.browseAvailabilities.map((each) => labels.availability[each])],
    ],
    "/project-partners": [
      [all.skills, options.projectSkills.map((each) => labels.skill[each])],
      [all.industries, options.browseIndustries.map((each) => labels.industry[each])],
      [all.location, options.searchLocations.map((each) => labels.location[each])],
      [all.type, options.partnerTypes.map((each) => labels.partnerType[each])],
    ],
  } as const;

  for (const [path, filters] of Object.entries(screens))
    test(`the filters of ${path} and their options, ${language}`, async ({ page }) => {
      await open(page, path);
      const shown = await page
        .locator("#content select")
        .evaluateAll((selects) =>
          selects.map((select) => [...select.querySelectorAll("option")].map((option) => option.text)),
        );
      const expected = filters.map(([none, offered]) => [none, ...offered].sort());
      for (const each of expected) expect(shown.map((texts) => [...texts].sort())).toContainEqual(each);
    });

  test(`the lists: search, number found, cards with their buttons, and the ways to a profile of one's own, ${language}`, async ({
    page,
  }) => {
    const lists = {
      "/startup-ideas": { api: "startup-ideas", ways: ["/profile/startup-idea"] },
      "/startup-cofounders": {
        api: "startup-cofounders",
        ways: ["/create-cofounder", "/profile/cofounder"],
      },
      "/companies": { api: "companies", ways: ["/create-company", "/profile/company"] },
      "/project-listings": { api: "project-listings", ways: ["/post-project"] },
    };
    for (const [path, { api, ways }] of Object.entries(lists)) {
      const { items, total } = await read<{ id: string }>(page, `${api}?limit=24`);
      await open(page, path);
      await expect(
        page
          .locator("#content")
          .getByText(new RegExp(`(^|\\D)${total}(\\D|$)`))
          .first(),
      ).toBeVisible();
      await expect(page.locator("#content input[type=search]").first()).toHaveAttribute("placeholder", /.+/);
      const links = await hrefs(page);
      for (const way of ways) expect(links).toContain(way);
      for (const { id } of items) expect(links).toContain(`${path}/${id}`);
    }
  });

  test(`a card shows three entries of a list and how many more there are, ${language}`, async ({ page }) => {
    const { items } = await read<Idea>(page, "startup-ideas?limit=24");
    await open(page, "/startup-ideas");
    const rich = items.filter(({ requiredSkills }) => requiredSkills.length > 3);
    expect(rich.length).toBeGreaterThan(0);
    for (const { title, requiredSkills } of rich)
      await expect(cardOf(page, title)).toContainText(`+${requiredSkills.length - 3}`);
    const firms = await read<Company>(page, "companies?limit=24");
    await open(page, "/companies");
    for (const { name, technologies } of firms.items.filter((each) => each.technologies.length > 4))
      await expect(cardOf(page, name)).toContainText(`+${technologies.length - 4}`);
    const listings = await read<Project>(page, "project-listings?limit=24");
    await open(page, "/project-listings");
    for (const { title, requiredSkills } of listings.items.filter((each) => each.requiredSkills.length > 3))
      await expect(cardOf(page, title)).toContainText(`+${requiredSkills.length - 3}`);
  });

  test(`a card of /ideas: industry, stage, funding, who is looked for, and its two ways on, ${language}`, async ({
    page,
  }) => {
    const { items } = await read<Idea>(page, "ideas?limit=24");
    await open(page, "/ideas");
    await expect(page.getByRole("heading", { name: t.ideas.browse.all })).toBeVisible();
    for (const idea of items.slice(0, 6)) {
      // Two ideas may have one title; each has an address of its own.
      const link = page.locator(`a[href="/idea/${idea.id}"]`);
      const card = page.locator("#content li").filter({ has: link }).first();
      await expect(card.getByRole("heading", { name: idea.title, exact: true })).toBeVisible();
      await expect(card).toContainText(labels.industry[idea.industry]);
      await expect(card).toContainText(labels.stage[idea.stage]);
      if (idea.fundingNeeded !== null) await expect(card).toContainText(idea.fundingNeeded);
      await expect(card).toContainText(t.ideas.card.lookingFor);
      await expect(card.getByRole("button", { name: t.ideas.card.findPartners })).toBeVisible();
    }
  });

  test(`a card of /partners: three skills, Find Ideas and Private AI, ${language}`, async ({ page }) => {
    const { items } = await read<Partner>(page, "partners?type=individual&limit=24");
    await open(page, "/partners?type=individual");
    const links = await hrefs(page);
    for (const { id, name, skills } of items.slice(0, 6)) {
      expect(links).toContain(`/partner/${id}`);
      const card = cardOf(page, name);
      if (skills.length > 3) await expect(card).toContainText(`+${skills.length - 3}`);
      await expect(card.getByRole("button", { name: t.partners.findIdeas }).first()).toBeVisible();
      await expect(card.getByRole("button", { name: t.partners.privateAi }).first()).toBeVisible();
    }
  });

  test(`the page of a partner says all that the server tells of them, ${language}`, async ({ page }) => {
    const { items } = await read<Partner>(page, "partners?type=company&limit=24");
    const { id } = items[0] ?? { id: "" };
    const answer = await page.request.get(`${demoUrl()}/api/partners/${id}`);
    const partner = (await answer.json()) as PartnerDetail;
    await open(page, `/partner/${id}`);
    const content = page.locator("#content");
    await expect(content.getByRole("heading", { level: 1, name: partner.name })).toBeVisible();
    for (const text of [partner.email, partner.phone]) if (text) await expect(content).toContainText(text);
    await expect(content).toContainText(t.partners.detail.connections);
    await expect(content).toContainText(t.partners.detail.rating);
    await expect(content.getByRole("button", { name: t.partners.detail.message })).toBeVisible();
  });

  test(`home, dashboard and footer lead where the specification says, with the server's counts, ${language}`, async ({
    page,
  }) => {
    await open(page, "/");
    const home = await hrefs(page);
    for (const way of ["/startup-ideas", "/companies", "/categories"]) expect(home).toContain(way);
    for (const way of ["/success-stories", "/pricing", "/about", "/careers", "/contact", "/help"])
      expect(home).toContain(way);
    for (const way of ["/documentation", "/privacy", "/terms", "/cookies"]) expect(home).toContain(way);
    const nav = [
      "/",
      "/dashboard",
      "/startup-ideas",
      "/startup-cofounders",
      "/companies",
      "/project-listings",
    ];
    for (const way of [...nav, "/my-matches", "/profile", "/my-profile"]) expect(home).toContain(way);
    const stats = (await (await page.request.get(`${demoUrl()}/api/stats`)).json()) as Stats;
    await open(page, "/dashboard");
    for (const count of [stats.ideas, stats.partners, stats.individuals, stats.companies])
      await expect(page.locator("#content").getByText(String(count), { exact: true }).first()).toBeVisible();
    const dashboard = await hrefs(page);
    for (const way of ["/startup-ideas", "/startup-cofounders", "/my-matches"])
      expect(dashboard).toContain(way);
    for (const type of options.partnerTypes) expect(dashboard).toContain(`/partners?type=${type}`);
  });

  test(`the forms have the sections, fields and button of the specification, ${language}`, async ({
    page,
  }) => {
    await readAs(page, { language, width: 1280 }, demoUrl());
    await signUp(page.request, demoUrl(), language);
    const forms = [
      {
        path: "/create-cofounder",
        kind: "cofounder",
        sections: ["personal", "professional", "education", "contact", "social"],
      },
      { path: "/create-company", kind: "company", sections: ["basic", "business", "contact", "services"] },
      { path: "/create-startup-idea", kind: "idea", sections: ["information", "skills", "tags"] },
    ] as const;
    for (const { path, kind, sections } of forms) {
      await page.goto(demoUrl() + path);
      const { sections: titles }: { sections: Record<string, string> } = t.form[kind];
      for (const section of sections)
        await expect(page.getByRole("heading", { name: titles[section] ?? "", exact: true })).toBeVisible();
    }
    await page.goto(`${demoUrl()}/create-company`);
    await expect(page.locator("select[name=size], #size").first()).toHaveValue("small");
    await page.goto(`${demoUrl()}/my-profile`);
    const links = await hrefs(page);
    for (const { path } of forms) expect(links).toContain(path);
  });
}

test("what is for members says so to visitors", async ({ page }) => {
  await readAs(page, { language: "en", width: 1280 }, demoUrl());
  await page.goto(`${demoUrl()}/profile`);
  await expect(page.getByRole("heading", { name: "Login Required" })).toBeVisible();
  await expect(page.getByText("Please log in to view your profile.")).toBeVisible();
});

test("nine services in three groups with the prices of the specification", async ({ page }) => {
  await readAs(page, { language: "en", width: 1280 }, demoUrl());
  await page.goto(`${demoUrl()}/services`);
  const prices = {
    "Startup Consulting": "$25/hour",
    "Investment Advisory": "$50/project",
    "Legal Support": "$40/document",
    "Web Development": "$250+",
    Design: "$100+",
    "Digital Marketing": "$150/month",
    "Business Training": "$75/course",
    "Tech Training": "$60/course",
    Mentorship: "$100/month",
  };
  const content = page.locator("#content");
  for (const [name, price] of Object.entries(prices)) {
    await expect(content.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(content.getByText(price, { exact: true }).first()).toBeVisible();
  }
  for (const group of ["Business Consulting", "Technical Services", "Training & Development"])
    await expect(content.getByRole("heading", { name: group })).toBeVisible();
  expect(await hrefs(page)).toContain("/categories");
});

async function read<Item>(page: Page, path: string): Promise<{ items: Item[]; total: number }> {
  const answer = await page.request.get(`${demoUrl()}/api/${path}`);
  expect(answer.ok(), path).toBe(true);
  return { items: (await answer.json()) as Item[], total: Number(answer.headers()["x-total-count"]) };
}

function hrefs(page: Page): Promise<(string | null)[]> {
  return page.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

function cardOf(page: Page, title: string) {
  return page
    .locator("#content li")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
    .first();
}
