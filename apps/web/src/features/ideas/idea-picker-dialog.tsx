import { useState, type ReactNode } from "react";
import { PickerDialog, type Choice } from "../../components/picker-dialog.tsx";
import { useT } from "../../lib/language/index.ts";
import { useList } from "../../lib/load-list.ts";
import { vocabularyCatalogue } from "../../lib/vocabulary/index.ts";
import { ideasCatalogue } from "./catalogue.ts";
import { ideasQuery } from "./queries.ts";

interface IdeaPickerDialogProps {
  onClose: () => void;
  action: (idea: Choice, label: string) => ReactNode;
}

export default function IdeaPickerDialog({ onClose, action }: IdeaPickerDialogProps) {
  const t = useT(ideasCatalogue);
  const { stage } = useT(vocabularyCatalogue);
  const [word, setWord] = useState<string>();
  const result = useList(ideasQuery({ q: word }));
  return (
    <PickerDialog
      {...{ result, onClose, word, onWord: setWord }}
      words={{ ...t.picker, button: t.list.search, none: t.none }}
      choiceOf={(idea) => ({
        id: idea.id,
        name: idea.title,
        detail: stage[idea.stage],
        language: idea.contentLanguage,
      })}
      action={(choice) => action(choice, t.picker.start)}
    />
  );
}
