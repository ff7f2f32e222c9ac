import type { SubmitEvent } from "react";
import { Button } from "../buttons/button.tsx";
import { SearchField } from "./text-field.tsx";

type FindFormProps = {
  label: string;
  button: string;
  typed: string;
  onType: (typed: string) => void;
  /** Is told the words without the space around them. */
  onFind: (wanted: string) => void;
  needsWords?: boolean;
};

/** Looks for a person. */
export function FindForm({ label, button, typed, onType, onFind, needsWords = false }: FindFormProps) {
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-2.5">
      <div className="min-w-0 grow sm:max-w-[26rem]">
        <SearchField
          label={label}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          maxLength={100}
        />
      </div>
      <Button type="submit" variant="secondary" disabled={needsWords && typed.trim() === ""}>
        {button}
      </Button>
    </form>
  );
}
