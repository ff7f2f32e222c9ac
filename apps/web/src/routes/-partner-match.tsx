import type { Partner } from "@khamt/contract";
import { MatchButton } from "../features/matching/match-button.tsx";
import { QuickMatchButton } from "../features/matching/quick-match-button.tsx";

type PartnerMatchProps = {
  partner: Pick<Partner, "id" | "name" | "type">;
  label: string;
  /** As on a browse page's card. */
  quick?: boolean;
};

/** The ideas that a person could join, and those that a company could support. */
export function PartnerMatch({ partner, label, quick = false }: PartnerMatchProps) {
  const Match = quick ? QuickMatchButton : MatchButton;
  const { id, name } = partner;
  return <Match type="startup-idea" source={{ kind: kindOfPartner(partner), id, name }} label={label} />;
}

export function kindOfPartner({ type }: Pick<Partner, "type">): "company" | "cofounder" {
  return type === "company" ? "company" : "cofounder";
}
