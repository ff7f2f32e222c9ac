import type { FieldText } from "../../ui/forms/field.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

interface LongFieldProps extends FieldText {
  name: string;
  rows: number;
  value: string;
  most: number;
  onType: (text: string) => void;
}

/** A text of several lines with the count of its characters. */
export function LongField({ name, rows, value, most, onType, ...text }: LongFieldProps) {
  const { letterLeft } = useT(catalogue("applications")).apply;
  return (
    <div>
      <TextArea {...text} {...{ name, rows, value }} aria-required onChange={onType} />
      <p className="mt-1 text-right text-sm text-muted tabular-nums">
        {letterLeft(value.trim().length, most)}
      </p>
    </div>
  );
}
