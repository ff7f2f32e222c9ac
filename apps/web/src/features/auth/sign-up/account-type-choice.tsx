import { partnerTypes } from "@khamt/contract/vocabulary";
import { RadioChoice } from "../../../ui/forms/radio-choice.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";

export type AccountType = (typeof partnerTypes)[number];

type AccountTypeChoiceProps = {
  chosen: AccountType | undefined;
  onChoose: (type: AccountType) => void;
  error: string | undefined;
};

export function AccountTypeChoice({ chosen, onChoose, error }: AccountTypeChoiceProps) {
  const t = useT(catalogue("auth"));
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : "account-type-fault"}
      className="grid gap-2"
    >
      <legend className="mb-1.5 text-sm font-semibold">{t.accountType}</legend>
      {partnerTypes.map((type) => (
        <RadioChoice
          key={type}
          label={t[type]}
          hint={t[`${type}Hint`]}
          name="accountType"
          value={type}
          checked={chosen === type}
          onChange={() => onChoose(type)}
        />
      ))}
      {error !== undefined && (
        <p id="account-type-fault" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
