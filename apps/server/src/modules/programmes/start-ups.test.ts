import { expect, test } from "vitest";
import { programmeStartUp, programmeView } from "@khamt/contract";
import { blocks } from "../../platform/db/schema/index.ts";
import { addCofounder, addCompany, addIdea } from "../../../test/rows.ts";
import {
  bat,
  boss,
  decide,
  join,
  joined,
  made,
  put,
  saran,
  server,
  signIn,
  spring,
  useProgrammes,
} from "./set-up-programmes.ts";

useProgrammes();

test("managers count what those who take part have listed, by industry, stage and place, in either language", async () => {
  const id = await made({ ...spring, entry: "open" });
  const [away, host] = [await signIn({ firstName: "Away" }), await signIn({ firstName: "Host" })];
  for (const each of [bat, saran, away, host]) {
    await joined(each);
    server.clock.pass({ minutes: 1 });
  }
  await decide(boss, id, away, "remove");
  const idea = { industry: "agriculture", stage: "mvp", location: "Darkhan, Mongolia" } as const;
  await addIdea(server.db, { ...idea, userId: bat.id, title: "Cold stores" });
  await addIdea(server.db, { ...idea, userId: bat.id, title: "Hidden", isActive: false });
  await addIdea(server.db, { ...idea, userId: away.id, title: "Elsewhere" });
  // The organisers' own is no start-up of their programme.
  await decide(boss, id, host, "make-manager");
  await addCompany(server.db, { userId: host.id, name: "Incubator LLC" });
  await addCofounder(server.db, { userId: bat.id, firstName: "Bat", lastName: "Dorj", experience: "5-10" });
  await addCompany(server.db, {
    userId: saran.id,
    name: "=Saran LLC",
    industry: "software",
    size: "startup",
    foundedYear: 2024,
    employeeCount: 4,
    annualRevenue: "0-100m",
    website: "https://saran.example",
    location: "Somewhere",
  });
  const website = async () => (await server.get(path, boss)).json<{ website: string | null }[]>()[1]?.website;
  const path = `/api/manage/programmes/${id}/start-ups`;
  expect(await website()).toBe("https://saran.example");
  await server.call({
    method: "PATCH",
    url: "/api/account",
    headers: saran,
    payload: { privacy: { showsWebsite: false } },
  });
  expect(await website(), "who shows it to nobody, not to a table either").toBeNull();
  const answer = (await server.get(path, boss)).json<object[]>();
  const rows = answer.map((each) => programmeStartUp.strict().parse(each));
  expect(rows).toMatchObject([
    {
      kind: "idea",
      name: "Cold stores",
      stage: "mvp",
      place: "Darkhan",
      founder: "Bat Dorj",
      experience: "5-10",
    },
    { kind: "company", name: "=Saran LLC", place: "Somewhere", employees: 4, stage: null, experience: null },
  ]);
  const [, ...lines] = (await server.get(`${path}.csv?lang=mn`, boss)).body.trim().split("\r\n");
  expect(lines[0]).toMatch(
    /^Cold stores,Стартап санаа,Хөдөө аж ахуй,Анхны хувилбар \(MVP\),Дархан,,,,,,Bat Dorj,5–10 жил,/,
  );
  expect(lines[1]).toMatch(
    /^'=Saran LLC,Компани,Программ хангамж,,Somewhere,Стартап \(1–10 хүн\),2024,4,100 сая төгрөг хүртэл,,/,
  );
  expect(lines).toHaveLength(2);
});

test("a programme's page shows visitors what those have listed who wish it, until they leave", async () => {
  const id = await made({ ...spring, entry: "open" });
  for (const each of [bat, saran]) await joined(each);
  await addIdea(server.db, { userId: bat.id, title: "Cold stores", industry: "agriculture", stage: "mvp" });
  await addIdea(server.db, { userId: bat.id, title: "Hidden", isActive: false });
  await addCompany(server.db, { userId: saran.id, name: "Saran LLC" });
  const page = "/api/programmes/spring-2026";
  const shown = async (reader?: typeof saran) =>
    programmeView
      .strict()
      .parse((await server.get(page, reader)).json())
      .startUps.map(({ name }) => name);
  const choose = (body: object) => put(`${page}/pool`, body, bat);
  expect(await shown()).toEqual([]);
  expect((await choose({ isShown: true })).json()).toMatchObject({
    membership: { isShown: true, pool: "both" },
  });
  expect((await choose({ pool: "programme" })).json()).toMatchObject({
    membership: { isShown: true, pool: "programme" },
  });
  expect(await shown()).toEqual(["Cold stores"]);
  expect(await shown(saran)).toEqual(["Cold stores"]);
  await server.db.insert(blocks).values({ blockerId: bat.id, blockedId: saran.id, createdAt: new Date() });
  expect(await shown(saran), "across a block").toEqual([]);
  expect(await shown()).toEqual(["Cold stores"]);
  await server.post(`${page}/leave`, {}, bat);
  expect(await shown()).toEqual([]);
  await join(bat);
  expect(await shown(), "they say so again").toEqual([]);
  expect((await server.get(`/api/manage/programmes/${id}/start-ups`, boss)).json()).toHaveLength(2);
});
