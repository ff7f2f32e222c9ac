import { CardNote } from "../../ui/cards/card-parts.tsx";
import { SharedIcon } from "../../ui/shared-icon.tsx";
import { CompanyPlace } from "./company-place.tsx";
import { ReaderWord, type Worded } from "./reader-word.tsx";

/** Where a profile is, at the foot of its card. */
export function CardPlace({ place, profile }: { place: string | null; profile: Worded }) {
  if (place === null) return null;
  return (
    <CardNote icon={<SharedIcon name="place" />}>
      <ReaderWord typed={place} profile={profile} />
    </CardNote>
  );
}

/** Where a company is, at the foot of its card. */
export function CardCompanyPlace({ place, profile }: { place: string | null; profile: Worded }) {
  return (
    <CardNote icon={<SharedIcon name="place" />}>
      <CompanyPlace place={place} profile={profile} />
    </CardNote>
  );
}
