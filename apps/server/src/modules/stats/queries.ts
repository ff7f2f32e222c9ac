import { and, gte } from "drizzle-orm";
import type { Stats } from "@khamt/contract";
import type { Db } from "../../db/handle.ts";
import { companies, projectListings, startupCofounders, startupIdeas } from "../../db/schema/index.ts";
import { isListed as isPerson } from "../cofounders/queries.ts";
import { isListed as isCompany } from "../companies/queries.ts";
import { isListed as isIdea } from "../ideas/queries.ts";
import { isListed as isProject } from "../projects/queries.ts";

const week = 7 * 24 * 60 * 60 * 1000;

export async function countAll(db: Db, now: Date): Promise<Stats> {
  const lastWeek = gte(startupCofounders.lastActiveAt, new Date(now.getTime() - week));
  const [ideas, individuals, firms, projects, activeThisWeek] = await Promise.all([
    db.$count(startupIdeas, isIdea),
    db.$count(startupCofounders, isPerson),
    db.$count(companies, isCompany),
    db.$count(projectListings, isProject),
    db.$count(startupCofounders, and(isPerson, lastWeek)),
  ]);
  return { ideas, partners: individuals + firms, individuals, companies: firms, projects, activeThisWeek };
}
