import { catalogue, useT } from "../../lib/language/index.ts";
import { ReaderWord, type Worded } from "./reader-word.tsx";

/** Where a company is; one that names no place works remotely. */
export function CompanyPlace({ place, profile }: { place: string | null; profile: Worded }) {
  const { location } = useT(catalogue("vocabulary"));
  return place === null ? location.remote : <ReaderWord typed={place} profile={profile} />;
}
