import type { Partner } from "@khamt/contract";
import { MatchButton } from "../features/matching/match-button.tsx";
import { QuickMatchButton } from "../features/matching/quick-match-button.tsx";

type PartnerMatchProps = {
  partner: Partner;
  label: string;
  /** As on a browse page's card. */
  quick?: boolean;
};

/** What a partner is matched with. */
export function PartnerMatch({ partner, label, quick = false }: PartnerMatchProps) {
  const Match = quick ? QuickMatchButton : MatchButton;
  const { id, name } = partner;
  return <Match type={soughtBy(partner)} source={{ kind: kindOfPartner(partner), id, name }} label={label} />;
}

export function kindOfPartner({ type }: Partner): "company" | "cofounder" {
  return type === "company" ? "company" : "cofounder";
}

/** A person is matched with ideas, a company with projects. */
export function soughtBy({ type }: Partner): "project" | "startup-idea" {
  return type === "company" ? "project" : "startup-idea";
}
