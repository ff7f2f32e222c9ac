import { hoursLengths } from "@khamt/contract/desk-vocabulary";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { FieldOf } from "../../ui/forms/form.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { PlaceFields } from "../events/place-fields.tsx";

/** Where a mentor's times are, and what members are told of them. */
export function WhereFields({ field }: { field: FieldOf<"place" | "link" | "words"> }) {
  const { add: t } = useT(catalogue("hours"));
  return (
    <>
      <PlaceFields words={t} field={field} />
      <TextArea
        label={t.words}
        hint={t.wordsHint}
        maxLength={hoursLengths.words}
        rows={2}
        {...field("words")}
      />
    </>
  );
}
