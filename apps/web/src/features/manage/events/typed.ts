import type { EventInput, ManagedGathering } from "@khamt/contract";
import { mostEventPlaces } from "@khamt/contract/desk-vocabulary";
import type { Words } from "../../../lib/language/index.ts";
import { fromField, toField } from "../../../shared/events/when.ts";
import { newId } from "../../../lib/new-id.ts";
import { everybody } from "../frame/use-audiences.ts";

type Text =
  | "id"
  | "to"
  | "titleEn"
  | "titleMn"
  | "textEn"
  | "textMn"
  | "place"
  | "link"
  | "begins"
  | "ends"
  | "places";
export type Typed = Record<Text, string> & { isListed: boolean };

export function typedOf(event: ManagedGathering | undefined): Typed {
  return {
    id: event?.id ?? newId(),
    to: event === undefined ? "" : (event.programmeId ?? everybody),
    titleEn: event?.title.en ?? "",
    titleMn: event?.title.mn ?? "",
    textEn: event?.text.en ?? "",
    textMn: event?.text.mn ?? "",
    place: event?.place ?? "",
    link: event?.link ?? "",
    begins: event ? toField(event.beginsAt) : "",
    ends: event ? toField(event.endsAt) : "",
    places: event?.places?.toString() ?? "",
    isListed: event?.isListed ?? true,
  };
}

type Asked = { t: Words["manage-events"]["form"]; before: Typed };

/** Of an event that is under way or over the times may stay as they are. */
export function faultsOf(typed: Typed, { t, before }: Asked) {
  const said = (text: string) => (text.trim() === "" ? t.missing : undefined);
  const [begins, ends] = [fromField(typed.begins), fromField(typed.ends)];
  const isPast = (end: "begins" | "ends") =>
    typed[end] !== before[end] && Date.parse(fromField(typed[end]) ?? "") <= Date.now();
  const places = typed.places.trim();
  return {
    to: typed.to === "" ? t.nobody : undefined,
    titleEn: said(typed.titleEn),
    textEn: said(typed.textEn),
    titleMn: said(typed.titleMn),
    textMn: said(typed.textMn),
    begins: begins === undefined ? t.noTime : isPast("begins") ? t.past : undefined,
    ends:
      ends === undefined || (begins !== undefined && ends <= begins)
        ? t.noEnd
        : isPast("ends")
          ? t.past
          : undefined,
    place: typed.place.trim() === "" && typed.link.trim() === "" ? t.nowhere : undefined,
    link: typed.link.trim() === "" || /^https?:\/\/\S+\.\S+$/.test(typed.link.trim()) ? undefined : t.noLink,
    places:
      places === "" || (/^\d{1,4}$/.test(places) && Number(places) >= 1 && Number(places) <= mostEventPlaces)
        ? undefined
        : t.noPlaces(mostEventPlaces),
  };
}

export function inputOf(typed: Typed): EventInput {
  const { id, to, place, link, places } = typed;
  return {
    id,
    programmeId: to === everybody ? null : to,
    title: { en: typed.titleEn, mn: typed.titleMn },
    text: { en: typed.textEn, mn: typed.textMn },
    place: place.trim() || null,
    link: link.trim() || null,
    beginsAt: fromField(typed.begins) ?? "",
    endsAt: fromField(typed.ends) ?? "",
    places: places.trim() === "" ? null : Number(places),
    isListed: to === everybody || typed.isListed,
  };
}
