import type { Partner } from "@khamt/contract";
import { MatchButton } from "../features/matching/match-button.tsx";

/** A person is matched with ideas, a company with projects. */
export function PartnerMatch({ partner, label }: { partner: Partner; label: string }) {
  const { id, name } = partner;
  return partner.type === "company" ? (
    <MatchButton type="project" source={{ kind: "company", id, name }} label={label} />
  ) : (
    <MatchButton type="startup-idea" source={{ kind: "cofounder", id, name }} label={label} />
  );
}
