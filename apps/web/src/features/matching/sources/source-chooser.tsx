import type { MatchType } from "@khamt/contract/vocabulary";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { useAuth } from "../../../lib/auth/index.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { OwnSourceList } from "./own-source-list.tsx";
import { useOwnSources } from "./own-sources.ts";
import { longestWish, type MatchTarget } from "../target.ts";
import { focusFirst } from "../../../ui/forms/form.tsx";
import { TextArea } from "../../../ui/forms/text-field.tsx";

type SourceChooserProps = {
  type: MatchType;
  /** As typed so far. */
  text: string;
  onText: (text: string) => void;
  /** The field in which it is typed, where there is one: the focus begins there. */
  first: RefObject<HTMLTextAreaElement | null>;
  onStart: (source: MatchTarget["source"]) => void;
};

/** For whom the match is: a profile of the member's own, or what the reader writes. */
export function SourceChooser({ type, text, onText, first, onStart }: SourceChooserProps) {
  const t = useT(catalogue("matching"));
  const own = useOwnSources(type);
  const [choice, choose] = useState<string>();
  const [isEmpty, setEmpty] = useState(false);
  const usable = (own.sources ?? []).filter(({ hindrance }) => hindrance === undefined);
  // What has been typed already is not left for a profile that came later.
  const chosen = choice ?? (text === "" ? usable[0]?.id : undefined);
  const source = usable.find(({ id }) => id === chosen);
  const start = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusFirst(event.currentTarget)) return;
    const written = text.trim();
    setEmpty(source === undefined && written === "");
    if (source !== undefined) onStart({ kind: source.kind, id: source.id, name: source.name });
    else if (written !== "") onStart({ kind: "text", text: written });
  };
  const isLoaded = own.sources !== undefined;
  const form = useRef<HTMLFormElement>(null);
  // What a member's dialog waited for has come.
  useEffect(() => {
    if (isLoaded) (first.current ?? form.current?.querySelector("input"))?.focus();
  }, [first, isLoaded]);
  if (own.sources === undefined) return <p role="status">{t.own.loading}</p>;
  return (
    <form ref={form} onSubmit={start} noValidate className="grid gap-5">
      <OwnSourceList {...{ type, own, sources: own.sources, chosen: source?.id, onChoose: choose }} />
      {source === undefined && (
        <WishField {...{ type, text, onText, first, fault: isEmpty ? t.wish.empty : undefined }} />
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
  first: RefObject<HTMLTextAreaElement | null>;
  fault: string | undefined;
};

/** What the reader looks for, in their own words. */
function WishField({ type, text, onText, first, fault }: WishFieldProps) {
  const { wish } = useT(catalogue("matching"));
  return (
    <TextArea
      label={wish.label[type]}
      hint={wish.notStored}
      error={fault}
      ref={first}
      rows={4}
      maxLength={longestWish}
      placeholder={wish.placeholder[type]}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
