import { TagInput } from "../../../shared/tags/tag-input.tsx";
import { useConcepts } from "../../../shared/tags/use-concepts.ts";
import { suggestedKinds, type OpenAttribute } from "./attributes.ts";

interface OpenValuesProps {
  attribute: OpenAttribute;
  label: string;
  hint: string;
  values: readonly string[];
  onValues: (edit: (values: readonly string[]) => readonly string[]) => void;
}

/** More are hardly ever met by anybody. */
const most = 10;

/** Values in the reader's own words. */
export function OpenValues({ attribute, label, hint, values, onValues }: OpenValuesProps) {
  const suggest = useConcepts(suggestedKinds[attribute]);
  return (
    <TagInput
      {...{ label, hint, suggest, most, name: `preferences-${attribute}` }}
      tags={values}
      onChange={onValues}
    />
  );
}
