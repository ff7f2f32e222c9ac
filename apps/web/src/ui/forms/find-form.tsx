import type { SubmitEvent } from "react";
import { useDraft } from "../../lib/use-draft.ts";
import { Button } from "../buttons/button.tsx";
import { SearchField } from "./text-field.tsx";

type FindFormProps = {
  label: string;
  button: string;
  /** What is looked for, as the address has it. */
  word: string | undefined;
  /** Where the address leads: what is typed and not looked for yet is kept for it. */
  place: string;
  /** Is told the words without the space around them. */
  onFind: (wanted: string | undefined) => void;
  needsWords?: boolean;
};

/** Looks for a person. */
export function FindForm({ label, button, word = "", place, onFind, needsWords = false }: FindFormProps) {
  const [draft, edit] = useDraft(place, { word });
  const typed = draft.word.trim();
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onFind(typed || undefined);
  };
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-2.5">
      <div className="min-w-0 grow sm:max-w-[26rem]">
        <SearchField
          label={label}
          value={draft.word}
          onChange={(event) => edit({ word: event.target.value })}
          maxLength={100}
        />
      </div>
      <Button type="submit" variant="secondary" disabled={needsWords && typed === ""}>
        {button}
      </Button>
    </form>
  );
}
