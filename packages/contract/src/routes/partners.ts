import * as z from "zod";
import * as calls from "../calls/partners.ts";
import { idParams } from "../list.ts";
import {
  partner,
  partnerCountQuery,
  partnerCounts,
  partnerDetail,
  partnerListQuery,
  partnerSearchQuery,
} from "../site/partner.ts";
import type { Routes } from "./route.ts";

const tag = "Partners";

export const partnersRoutes = {
  listPartners: {
    call: calls.listPartners,
    summary: "Partners",
    tag,
    query: partnerListQuery,
    answer: z.array(partner),
    isPage: true,
  },
  searchPartners: {
    call: calls.searchPartners,
    summary: "Search of partners",
    tag,
    query: partnerSearchQuery,
    answer: z.array(partner),
    isPage: true,
  },
  countPartners: {
    call: calls.countPartners,
    summary: "How many individuals and companies a search finds",
    tag,
    query: partnerCountQuery,
    answer: partnerCounts,
  },
  getPartner: {
    call: calls.getPartner,
    summary: "One partner",
    tag,
    params: idParams,
    answer: partnerDetail,
    errors: ["not-found"],
  },
} satisfies Routes;
