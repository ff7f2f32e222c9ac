import type { Pacing } from "../../shared/matches/pace.ts";

export const steps = ["analyze", "search", "match", "rank"] as const;

export type Step = (typeof steps)[number];

/** Of the matching dialog. */
export const dialogPacing: Pacing = { lengths: [2000, 3000, 2500, 1500] };

/** Of the browse pages: 2 % each 100 ms, a step every 25 %, and closed two seconds after the end. */
export const browsePacing: Pacing = { lengths: [1250, 1250, 1250, 1250], grain: 2, linger: 2000 };
