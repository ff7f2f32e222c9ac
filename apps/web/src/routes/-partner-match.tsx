import type { Partner } from "@khamt/contract";
import { MatchButton } from "../features/matching/match-button.tsx";

interface PartnerMatchProps {
  partner: Partner;
  label: string;
  variant?: "primary" | "secondary";
}

/** A person is matched with ideas, a company with projects. */
export function PartnerMatch({ partner, label, variant = "primary" }: PartnerMatchProps) {
  const { id, name } = partner;
  return partner.type === "company" ? (
    <MatchButton type="project" source={{ kind: "company", id, name }} {...{ label, variant }} />
  ) : (
    <MatchButton type="startup-idea" source={{ kind: "cofounder", id, name }} {...{ label, variant }} />
  );
}
