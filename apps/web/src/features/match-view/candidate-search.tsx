import type { EntityRef } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { Field } from "../../ui/forms/field.tsx";
import type { Suggest } from "../../ui/forms/suggestions.ts";
import { useSuggestionBox } from "../../ui/forms/use-suggestion-box.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { candidatesQuery } from "./queries.ts";

type CandidateSearchProps = {
  kind: EntityKind;
  hint?: string;
  /** Who is not offered: the source itself, and who is shown already. */
  without: readonly string[];
  onPick: (candidate: EntityRef) => void;
};

/** Finds somebody by name or skill with the site's own search. */
export function CandidateSearch({ kind, hint, without, onPick }: CandidateSearchProps) {
  const { another: t } = useT(catalogue("match-view"));
  const [text, setText] = useState("");
  const { suggest, nobody } = useCandidates(kind, without);
  const pick = (id: string) => {
    setText("");
    onPick({ kind, id });
  };
  const box = useSuggestionBox({ text, suggest, label: t.suggestions, onPick: ({ id }) => pick(id) });
  const type = (words: string) => {
    setText(words);
    box.open();
  };
  return (
    <Field label={t.label} hint={hint}>
      {(control) => (
        <div className="relative">
          <input
            {...{ ...control, ...box.field, type: "text", value: text, maxLength: 200, autoComplete: "off" }}
            {...{ onKeyDown: box.takeKey, onBlur: box.close }}
            onChange={(event) => type(event.target.value)}
            className="control"
          />
          {box.list}
          <p role="status" className="mt-1.5 text-sm text-muted empty:hidden">
            {text.trim() !== "" && nobody === text.trim() ? t.none : ""}
          </p>
        </div>
      )}
    </Field>
  );
}

function useCandidates(kind: EntityKind, without: readonly string[]) {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const [nobody, setNobody] = useState<string>();
  const left = without.join(" ");
  const suggest: Suggest = useCallback(
    async (words) => {
      const { results } = await client.fetchQuery(candidatesQuery(api, kind, words));
      const found = results.filter(({ id }) => !left.includes(id));
      setNobody(found.length === 0 ? words : undefined);
      return found.map(({ id, title, headline, location }) => ({
        id,
        label: title.text,
        otherLabel: title.text,
        note: location ?? headline?.text ?? "",
      }));
    },
    [api, client, kind, left],
  );
  return { suggest, nobody };
}
