import { getProgrammeJury } from "@khamt/contract/calls";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { useAction } from "../../../ui/buttons/use-action.ts";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { everyProgrammeQuery } from "./queries.ts";

type JurorsOfAnotherProps = {
  /** Of the programme that jurors are asked for. */
  id: string;
  onFound: (emails: readonly string[]) => void;
};

/** Who has judged before is put into the list to be asked, and is written to only when that is sent. */
export function JurorsOfAnother({ id, onFound }: JurorsOfAnotherProps) {
  const t = useT(catalogue("desk-jury")).another;
  const language = useLanguage();
  const [found, setFound] = useState<number>();
  const others = (useQuery(everyProgrammeQuery).data?.items ?? []).filter((each) => each.id !== id);
  const reading = useAction({
    call: (api, other: string) => api.call(getProgrammeJury, { params: { id: other } }),
    onDone: ({ jurors }) => {
      setFound(jurors.length);
      onFound(jurors.map(({ email }) => email));
    },
  });
  if (others.length === 0) return null;
  return (
    <div className="grid gap-2">
      <SelectField
        label={t.label}
        emptyLabel={t.choose}
        options={others.map((each) => ({ value: each.id, label: each.name[language] }))}
        value=""
        onChange={({ target }) => target.value !== "" && reading.run(target.value)}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {found !== undefined && t.found(found)}
      </p>
    </div>
  );
}
