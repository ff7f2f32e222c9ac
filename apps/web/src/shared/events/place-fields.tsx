import { eventLengths } from "@khamt/contract/desk-vocabulary";
import type { FieldOf } from "../../ui/forms/form.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";

type PlaceName = "place" | "link";
type PlaceFieldsProps = {
  words: Readonly<Record<PlaceName | `${PlaceName}Hint`, string>>;
  field: FieldOf<PlaceName>;
};

/** Where people meet: in a room, by a link, or both. */
export function PlaceFields({ words, field }: PlaceFieldsProps) {
  return (
    <>
      <TextField
        label={words.place}
        hint={words.placeHint}
        maxLength={eventLengths.place}
        autoComplete="off"
        {...field("place")}
      />
      <TextField
        label={words.link}
        hint={words.linkHint}
        type="url"
        maxLength={eventLengths.link}
        autoComplete="off"
        {...field("link")}
      />
    </>
  );
}
