import type { MatchType } from "@khamt/contract/vocabulary";
import { useRouter } from "@tanstack/react-router";
import { useState, type SubmitEvent } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { useAuth } from "../../../lib/auth/index.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { OwnSourceList } from "./own-source-list.tsx";
import { useOwnSources } from "./own-sources.ts";
import type { MatchTarget } from "../target.ts";
import { controlStyle, Field } from "../../../ui/forms/field.tsx";

/** As many characters as the server reads. */
const longest = 4000;

type SourceChooserProps = {
  type: MatchType;
  /** As typed so far. */
  text: string;
  onText: (text: string) => void;
  onStart: (source: MatchTarget["source"]) => void;
};

/** For whom the match is: a profile of the member's own, or what the reader writes. */
export function SourceChooser({ type, text, onText, onStart }: SourceChooserProps) {
  const t = useT(catalogue("matching"));
  const own = useOwnSources(type);
  const [choice, choose] = useState<string>();
  const [isEmpty, setEmpty] = useState(false);
  const usable = (own.sources ?? []).filter(({ hindrance }) => hindrance === undefined);
  // What has been typed already is not left for a profile that came later.
  const chosen = choice ?? (text === "" ? usable[0]?.id : undefined);
  const source = usable.find(({ id }) => id === chosen);
  const start = (event: SubmitEvent) => {
    event.preventDefault();
    const written = text.trim();
    setEmpty(source === undefined && written === "");
    if (source !== undefined) onStart({ kind: source.kind, id: source.id, name: source.name });
    else if (written !== "") onStart({ kind: "text", text: written });
  };
  if (own.sources === undefined) return <p role="status">{t.own.loading}</p>;
  return (
    <form onSubmit={start} noValidate className="grid gap-5">
      <OwnSourceList {...{ type, own, sources: own.sources, chosen: source?.id, onChoose: choose }} />
      {source === undefined && (
        <WishField {...{ type, text, onText, fault: isEmpty ? t.wish.empty : undefined }} />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" variant="next">
          {t.start}
        </Button>
        <SignInHint />
      </div>
    </form>
  );
}

function SignInHint() {
  const t = useT(catalogue("matching"));
  const { user, askToSignIn } = useAuth();
  const router = useRouter();
  if (user !== null) return null;
  return (
    <Button
      variant="quiet"
      aria-haspopup="dialog"
      onClick={() => askToSignIn({ next: router.state.location.href })}
    >
      {t.own.signIn}
    </Button>
  );
}

type WishFieldProps = {
  type: MatchType;
  text: string;
  onText: (text: string) => void;
  fault: string | undefined;
};

/** What the reader looks for, in their own words. */
function WishField({ type, text, onText, fault }: WishFieldProps) {
  const { wish } = useT(catalogue("matching"));
  return (
    <Field label={wish.label[type]} hint={wish.notStored} error={fault}>
      {(control) => (
        <textarea
          {...control}
          rows={4}
          maxLength={longest}
          placeholder={wish.placeholder[type]}
          value={text}
          onChange={(event) => onText(event.target.value)}
          className={controlStyle}
        />
      )}
    </Field>
  );
}
