import type { Company, Idea, Partner, PartnerDetail, Project, Stats } from "@khamt/contract";
import * as options from "@khamt/contract/vocabulary";
import type { Page } from "@playwright/test";
import { signUp } from "./tools/accounts.ts";
import { type Drawing, readDrawing } from "./tools/drawing.ts";
import { demoUrl, expect, expectSame, readAs, test } from "./tools/test.ts";
import { words } from "./tools/words.ts";

// What the specification names one by one, held against what a server with the demo data draws; all-pages.spec.ts opens each of these pages.
for (const language of ["en", "mn"] as const) {
  const t = words[language];
  const { all, ...labels } = t.vocabulary;
  const open = async (page: Page, path: string): Promise<Drawing> => {
    await readAs(page, { language, width: 1280 }, demoUrl());
    return draw(page, path);
  };

  const screens = {
    "/startup-ideas": [
      [all.industry, options.listIdeaIndustries.map((each) => labels.industry[each])],
      [all.stage, options.listStages.map((each) => labels.stage[each])],
    ],
    "/startup-cofounders": [
      [all.skills, options.listSkills.map((each) => labels.skill[each])],
      [all.location, options.cofounderLocations.map((each) => labels.location[each])],
      [all.availability, options.listAvailabilities.map((each) => labels.availability[each])],
    ],
    "/companies": [
      [all.industry, options.listCompanyIndustries.map((each) => labels.industry[each])],
      [all.size, options.listCompanySizes.map((each) => labels.listCompanySize[each])],
      [all.location, options.companyLocations.map((each) => labels.location[each])],
    ],
    "/project-listings": [
      [all.category, options.listProjectCategories.map((each) => labels.projectCategory[each])],
      [all.budget, options.budgetBands.map((each) => labels.budgetBand[each])],
      [all.timeline, options.timelineBands.map((each) => labels.timelineBand[each])],
    ],
    "/ideas": [
      [all.industry, options.browseIndustries.map((each) => labels.industry[each])],
      [all.stage, options.browseStages.map((each) => labels.stage[each])],
      [all.fundingNeeded, options.fundingBands.map((each) => labels.fundingBand[each])],
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
      [all.industry, options.browseIndustries.map((each) => labels.industry[each])],
      [all.location, options.searchLocations.map((each) => labels.location[each])],
      [all.type, options.partnerTypes.map((each) => labels.partnerType[each])],
    ],
  } as const;

  test(`the filters of each list and their options, ${language}`, async ({ page }) => {
    for (const [path, filters] of Object.entries(screens)) {
      const { selects } = await open(page, path);
      const shown = selects.map((options) => options.toSorted());
      for (const [none, offered] of filters)
        expect(shown, path).toContainEqual([none, ...offered].toSorted());
    }
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
    for (const [path, { api, ways }] of Object.entries(lists))
      await expectSame(async () => {
        const { items, total } = await read<{ id: string }>(page, `${api}?limit=24`);
        const { texts, hints, links } = await open(page, path);
        expect(texts.join("\n")).toMatch(new RegExp(`(^|\\D)${total}(\\D|$)`, "m"));
        expect(hints[0], path).toMatch(/.+/);
        for (const way of ways) expect(links).toContain(way);
        for (const { id } of items) expect(links).toContain(`${path}/${id}`);
      });
  });

  test(`a card shows three entries of a list and how many more there are, ${language}`, async ({ page }) => {
    await expectSame(async () => {
      const { items } = await read<Idea>(page, "startup-ideas?limit=24");
      const ideas = await open(page, "/startup-ideas");
      const rich = items.filter(({ requiredSkills }) => requiredSkills.length > 3);
      expect(rich.length).toBeGreaterThan(0);
      for (const { title, requiredSkills } of rich)
        expect(cardOf(ideas, title).text).toContain(`+${requiredSkills.length - 3}`);
    });
    await expectSame(async () => {
      const { items } = await read<Company>(page, "companies?limit=24");
      const companies = await open(page, "/companies");
      for (const { name, technologies } of items.filter((each) => each.technologies.length > 4))
        expect(cardOf(companies, name).text).toContain(`+${technologies.length - 4}`);
    });
    await expectSame(async () => {
      const { items } = await read<Project>(page, "project-listings?limit=24");
      const projects = await open(page, "/project-listings");
      for (const { title, requiredSkills } of items.filter((each) => each.requiredSkills.length > 3))
        expect(cardOf(projects, title).text).toContain(`+${requiredSkills.length - 3}`);
    });
  });

  test(`a card of /ideas: industry, stage, funding, who is looked for, and its two ways on, ${language}`, async ({
    page,
  }) => {
    await expectSame(async () => {
      const { items } = await read<Idea>(page, "ideas?limit=24");
      const drawing = await open(page, "/ideas");
      expect(drawing.headings).toContain(t.ideas.browse.all);
      for (const idea of items.slice(0, 6)) {
        // Two ideas may have one title; each has an address of its own.
        const card = drawing.cards.find(({ links }) => links.includes(`/idea/${idea.id}`));
        expect(card?.headings).toContain(idea.title);
        expect(card?.text).toContain(labels.industry[idea.industry]);
        expect(card?.text).toContain(labels.stage[idea.stage]);
        if (idea.fundingNeeded !== null) expect(card?.text).toContain(idea.fundingNeeded);
        expect(card?.text).toContain(t.ideas.card.lookingFor);
        expect(card?.buttons).toContain(t.ideas.card.findPartners);
      }
    });
  });

  test(`a card of /partners: three skills, Find Ideas and Private AI, ${language}`, async ({ page }) => {
    const { items } = await read<Partner>(page, "partners?type=individual&limit=24");
    const drawing = await open(page, "/partners?type=individual");
    for (const { id, name, skills } of items.slice(0, 6)) {
      expect(drawing.links).toContain(`/partner/${id}`);
      const card = cardOf(drawing, name);
      if (skills.length > 3) expect(card.text).toContain(`+${skills.length - 3}`);
      expect(card.buttons).toContain(t.partners.findIdeas);
      expect(card.buttons).toContain(t.partners.privateAi);
    }
  });

  test(`the page of a partner says all that the server tells of them, ${language}`, async ({ page }) => {
    const { items } = await read<Partner>(page, "partners?type=company&limit=24");
    const { id } = items[0] ?? { id: "" };
    const answer = await page.request.get(`${demoUrl()}/api/partners/${id}`);
    const partner = (await answer.json()) as PartnerDetail;
    const { headings, texts, buttons } = await open(page, `/partner/${id}`);
    expect(headings[0]).toBe(partner.name);
    const text = texts.join("\n");
    for (const told of [partner.email, partner.phone]) if (told) expect(text).toContain(told);
    expect(text).toContain(t.partners.detail.connections);
    expect(text).toContain(t.partners.detail.rating);
    expect(buttons).toContain(t.partners.detail.message);
  });

  test(`home, dashboard and footer lead where the specification says, with the server's counts, ${language}`, async ({
    page,
  }) => {
    const { links: home, headings } = await open(page, "/");
    for (const { title } of Object.values(t.home.highlights.items)) expect(headings).toContain(title);
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
    await expectSame(async () => {
      const stats = (await (await page.request.get(`${demoUrl()}/api/stats`)).json()) as Stats;
      const { texts } = await open(page, "/dashboard");
      for (const count of [stats.ideas, stats.partners, stats.individuals, stats.companies])
        expect(texts).toContain(String(count));
    });
    const { links: dashboard } = await open(page, "/dashboard");
    for (const way of ["/startup-ideas", "/startup-cofounders", "/my-matches"])
      expect(dashboard).toContain(way);
    for (const type of options.partnerTypes) expect(dashboard).toContain(`/partners?type=${type}`);
  });

  test(`the forms have the sections, fields and button of the specification, ${language}`, async ({
    page,
  }) => {
    await signUp(page.request, demoUrl(), language);
    const forms = [
      {
        path: "/create-cofounder",
        kind: "cofounder",
        sections: ["personal", "professional", "education", "contact", "social"],
        named:
          "firstName lastName title bio experience availability age education university degree graduationYear location timezone phoneNumber email linkedinUrl portfolioUrl githubUrl twitterUrl workStyle salaryExpectation equityExpectation personalityType skills expertise industries languages certifications awards preferredRoles workValues hobbies",
        begun: { availability: "full-time", workStyle: "hybrid", experience: "", title: "", location: "" },
      },
      {
        path: "/create-company",
        kind: "company",
        sections: ["basic", "business", "contact", "services"],
        named:
          "name description industry size mission vision foundedYear legalStructure registrationNumber taxId headquarters location address phoneNumber email website employeeCount teamStructure workCulture annualRevenue linkedinUrl facebookUrl twitterUrl instagramUrl specialties services technologies",
        begun: { size: "small", industry: "", name: "", description: "" },
      },
      {
        path: "/create-startup-idea",
        kind: "idea",
        sections: ["information", "skills", "tags"],
        named: "title description industry stage fundingNeeds requiredSkills tags",
        begun: { stage: "idea", title: "", fundingNeeds: "" },
      },
    ] as const;
    for (const { path, kind, sections, named, begun } of forms) {
      const { headings, fields, buttons } = await open(page, path);
      const { sections: titles, submit }: { sections: Record<string, string>; submit: string } = t.form[kind];
      for (const section of sections) expect(headings).toContain(titles[section]);
      for (const name of named.split(" ")) expect(Object.keys(fields), path).toContain(name);
      expect(fields, path).toMatchObject(begun);
      expect(buttons).toContain(submit);
    }
    const { links } = await open(page, "/my-profile");
    for (const { path } of forms) expect(links).toContain(path);
  });
}

test("the numbers of the specification stand on the page about the site, as goals", async ({ page }) => {
  for (const [language, goals] of Object.entries({
    en: [
      "1000+ partners",
      "85% success",
      "24/7 support",
      "2 languages",
      "7-day guarantee",
      "These are goals",
    ],
    mn: ["1000+ түнш", "85% амжилт", "24/7 дэмжлэг", "2 хэл", "7 хоногийн баталгаа", "зорилго"],
  })) {
    const { texts } = await draw(page, `/about?lang=${language}`);
    const told = texts.find((text) => text.includes("1000+")) ?? "";
    for (const goal of goals) expect(told).toContain(goal);
  }
});

test("what is for members says so to visitors", async ({ page }) => {
  const { headings, texts } = await draw(page, "/profile?lang=en");
  expect(headings).toContain("Login Required");
  expect(texts).toContain("Please log in to view your profile.");
});

test("nine services in three groups with the prices of the specification", async ({ page }) => {
  const { texts, headings, links } = await draw(page, "/services?lang=en");
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
  for (const [name, price] of Object.entries(prices)) {
    expect(texts).toContain(name);
    expect(texts).toContain(price);
  }
  for (const group of ["Business Consulting", "Technical Services", "Training & Development"])
    expect(headings).toContain(group);
  expect(links).toContain("/categories");
});

async function read<Item>(page: Page, path: string): Promise<{ items: Item[]; total: number }> {
  const answer = await page.request.get(`${demoUrl()}/api/${path}`);
  expect(answer.ok(), path).toBe(true);
  return { items: (await answer.json()) as Item[], total: Number(answer.headers()["x-total-count"]) };
}

async function draw(page: Page, path: string): Promise<Drawing> {
  const answer = await page.request.get(demoUrl() + path, { headers: { accept: "text/html" } });
  expect(answer.status(), path).toBe(200);
  return page.evaluate(readDrawing, await answer.text());
}

function cardOf({ cards }: Drawing, title: string) {
  const card = cards.find(({ headings }) => headings.includes(title));
  if (!card) throw new Error(`There is no card of ${title}.`);
  return card;
}
