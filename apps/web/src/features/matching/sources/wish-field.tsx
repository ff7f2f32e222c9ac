import type { MatchType } from "@khamt/contract/vocabulary";
import { controlStyle, Field } from "../../../ui/forms/field.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";

/** As many characters as the server reads. */
const longest = 4000;

interface WishFieldProps {
  type: MatchType;
  text: string;
  onText: (text: string) => void;
  fault: string | undefined;
}

/** What the reader looks for, in their own words. */
export function WishField({ type, text, onText, fault }: WishFieldProps) {
  const { wish } = useT(catalogue("matching"));
  return (
    <Field label={wish.label[type]} hint={wish.notStored} error={fault}>
      {(control) => (
        <textarea
          {...control}
          rows={4}
          maxLength={longest}
          placeholder={wish.placeholder[type]}
          value={text}
          onChange={(event) => onText(event.target.value)}
          className={controlStyle}
        />
      )}
    </Field>
  );
}
