import { getSiteSettings } from "@khamt/contract/calls";
import { oneQuery } from "../../../lib/query/query.ts";

/** Another administrator may have changed it meanwhile. */
export const siteSettingsQuery = { ...oneQuery(getSiteSettings), staleTime: 0 };
