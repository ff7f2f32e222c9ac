import { type ColourMode, contrastOfBrand, isReadable, readableColour } from "@khamt/contract/site-colours";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";

type ColourFieldProps = {
  mode: ColourMode;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

/** A colour, how well it can be read, and where it can't, the nearest one that can. */
export function ColourField({ mode, onChange, ...field }: ColourFieldProps) {
  const t = useT(catalogue("site-settings"));
  const { value } = field;
  const isGood = isReadable(mode, value);
  const proposal = readableColour(mode, value);
  const contrast = contrastOfBrand(mode, value).toFixed(1);
  return (
    <div className="grid content-start gap-2">
      <TextField
        {...field}
        type="color"
        label={t.colours[mode]}
        onChange={onChange}
        hint={isGood ? t.colours.good(contrast) : t.colours.low(contrast)}
      />
      {!isGood && (
        <div>
          <Button variant="secondary" size="small" onClick={() => onChange({ target: { value: proposal } })}>
            <span
              aria-hidden="true"
              className="size-4 rounded-full border border-line"
              style={{ background: proposal }}
            />
            {t.colours.take(proposal)}
          </Button>
        </div>
      )}
    </div>
  );
}
