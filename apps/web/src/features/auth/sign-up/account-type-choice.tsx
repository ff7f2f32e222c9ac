import { partnerTypes } from "@khamt/contract/vocabulary";
import { catalogue, useT } from "../../../lib/language/index.ts";

export type AccountType = (typeof partnerTypes)[number];

type AccountTypeChoiceProps = {
  chosen: AccountType | undefined;
  onChoose: (type: AccountType) => void;
};

export function AccountTypeChoice({ chosen, onChoose }: AccountTypeChoiceProps) {
  const t = useT(catalogue("auth"));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t.accountType}</legend>
      {partnerTypes.map((type) => (
        <label
          key={type}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line-strong/60 px-3.5 py-2.5 has-checked:border-brand has-checked:bg-brand-soft"
        >
          <input
            {...{ type: "radio", name: "accountType", value: type, checked: chosen === type }}
            onChange={() => onChoose(type)}
            className="mt-1 size-4 accent-brand-fill"
          />
          <span>
            <span className="font-semibold">{t[type]}</span>
            <span className="block text-sm text-muted">{t[`${type}Hint`]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
