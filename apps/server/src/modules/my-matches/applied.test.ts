import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { type Application, dashboard, generatedMatches } from "@khamt/contract";
import { freshServer } from "../../../test/test-server.ts";
import { type Applicant, does, sendApplication, signInApplicant } from "../../../test/applying.ts";
import { developer } from "../../../test/matching-rows.ts";
import { addCompany, addProject, addUser } from "../../../test/rows.ts";
import { startupCofounders } from "../../platform/db/schema/index.ts";

const shop = {
  title: "A web shop",
  description: "We need a frontend developer who knows React.",
  category: "web" as const,
  requiredSkills: ["React", "TypeScript"],
};

let company: string;
let ofOwner: { cookie: string };
let listing: string;
let bat: Applicant;
const server = freshServer();
beforeEach(async () => {
  const userId = await addUser(server.db);
  ofOwner = { cookie: await server.signIn(userId) };
  company = await addCompany(server.db, { userId });
  listing = await addProject(server.db, { ...shop, companyId: company });
  bat = await signInApplicant(server);
  await server.db.update(startupCofounders).set(developer).where(eq(startupCofounders.id, bat.profile));
});

/** What the dashboard leads with. */
async function best(headers: { cookie: string }) {
  const answer = dashboard.parse((await server.get("/api/dashboard", headers)).json());
  return answer.best?.map(({ source, target }) => [source?.id, target.id]);
}

async function generated(headers: { cookie: string }) {
  const answer = generatedMatches.parse((await server.post("/api/my-matches/generate", {}, headers)).json());
  return answer.added.map(({ targetId }) => targetId);
}

test.each(["waiting", "declined"] as const)(
  "whose application is %s is proposed to the listing no more, nor the listing to them",
  async (state) => {
    expect(await best(bat.cookie)).toEqual([[bat.profile, listing]]);
    expect(await best(ofOwner)).toContainEqual([listing, bat.profile]);
    const sent = await sendApplication(server, { by: bat, to: listing, answers: [] });
    const { id } = sent.json<Application>();
    if (state === "declined") await does(server, { id, cookie: ofOwner, action: "decline" });
    expect(await best(bat.cookie)).toEqual([]);
    expect(await best(ofOwner)).not.toContainEqual([listing, bat.profile]);
    expect(await generated(bat.cookie)).toEqual([]);
    const other = await addProject(server.db, { ...shop, companyId: company });
    expect(await best(bat.cookie)).toEqual([[bat.profile, other]]);
    expect(await best(ofOwner)).toContainEqual([other, bat.profile]);
  },
);
