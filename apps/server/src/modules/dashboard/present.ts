import type { DashboardMatch } from "@khamt/contract";
import { cardOf, presentNamed } from "../../entities/index.ts";
import type { Candidate } from "../my-matches/index.ts";

export function presentDashboardMatch({ told, type, listed, source }: Candidate): DashboardMatch {
  const { headline, avatar } = cardOf(listed);
  return {
    type,
    target: presentNamed(listed),
    headline,
    avatar,
    isDemo: listed.row.isDemo,
    source: presentNamed(source),
    compatibility: told.percent,
    reason: told.reason,
  };
}
