import type { Partner } from "@khamt/contract";
import { MatchButton } from "../features/matching/match-button.tsx";
import { QuickMatchButton } from "../features/matching/quick-match-button.tsx";

type PartnerMatchProps = {
  partner: Partner;
  label: string;
  /** As on a browse page's card. */
  quick?: boolean;
};

/** A person is matched with ideas, a company with projects. */
export function PartnerMatch({ partner: { id, name, type }, label, quick = false }: PartnerMatchProps) {
  const Match = quick ? QuickMatchButton : MatchButton;
  return type === "company" ? (
    <Match type="project" source={{ kind: "company", id, name }} label={label} />
  ) : (
    <Match type="startup-idea" source={{ kind: "cofounder", id, name }} label={label} />
  );
}
