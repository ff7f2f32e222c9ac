import { useState, type ReactNode } from "react";
import { PickerDialog, type Choice } from "../../components/picker-dialog.tsx";
import { useT } from "../../lib/language/index.ts";
import { useList } from "../../lib/load-list.ts";
import { cofoundersCatalogue } from "./catalogue.ts";
import { cofoundersQuery, nameOf } from "./queries.ts";

interface CofounderPickerDialogProps {
  onClose: () => void;
  action: (cofounder: Choice, label: string) => ReactNode;
}

export default function CofounderPickerDialog({ onClose, action }: CofounderPickerDialogProps) {
  const t = useT(cofoundersCatalogue);
  const [word, setWord] = useState<string>();
  const result = useList(cofoundersQuery({ q: word }));
  return (
    <PickerDialog
      {...{ result, onClose, word, onWord: setWord }}
      words={{ ...t.picker, button: t.search, none: t.none }}
      choiceOf={(person) => ({
        id: person.id,
        name: nameOf(person),
        detail: person.title,
        language: person.contentLanguage,
      })}
      action={(choice) => action(choice, t.picker.start)}
    />
  );
}
