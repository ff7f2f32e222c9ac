import type { MatchType } from "@khamt/contract/vocabulary";
import { useEffect, useEffectEvent, useId, useRef, useState, type SubmitEvent } from "react";
import Search from "lucide-react/icons/search";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { longestWish } from "../target.ts";
import { kindOfWish, usualKind } from "./kind-of-wish.ts";
import { keepWish, lastWish } from "./wishes.ts";
import { WishExamples } from "./wish-examples.tsx";

/** In the order in which they are offered. */
const offered = ["cofounder", "startup-idea", "project", "company"] as const satisfies readonly MatchType[];

export type Wish = { type: MatchType; text: string };

type WishFormProps = {
  /** What stands in it at first. */
  begin?: Wish | undefined;
  /** What was written in it and not asked yet, which only the browser knows; else what this tab was left with. */
  draft?: () => Wish | undefined;
  onWrite?: (wish: Wish) => void;
  hasExamples?: boolean;
  onWish: (type: MatchType, text: string) => void;
  /** It is being written in: what answers it may be loaded. */
  onWriting?: () => void;
};

/** What the reader looks for, in their own words. Without scripts the browser sends it to the page of results. */
export function WishForm(props: WishFormProps) {
  const { begin, draft = lastWish, onWrite, hasExamples = false, onWish, onWriting } = props;
  const t = useT(catalogue("wishes"));
  const { tooLong } = useT(catalogue("ui"));
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const writing = useRef<HTMLTextAreaElement>(null);
  /** None at first: without scripts, too, the words say what they look for until the reader has chosen. */
  const [type, setType] = useState(begin?.type);
  const hasChosen = useRef(begin !== undefined);
  const [isEmpty, setEmpty] = useState(false);
  const [length, setLength] = useState(begin?.text.length ?? 0);
  const excess = length - longestWish;
  const fault = excess > 0 ? tooLong(longestWish, excess) : isEmpty ? t.empty : undefined;

  const write = (wanted: MatchType, text: string) => {
    setType(wanted);
    setLength(text.length);
    if (writing.current !== null) writing.current.value = text;
  };
  const restore = useEffectEvent(() => {
    const kept = draft();
    if (writing.current?.value === (begin?.text ?? "") && kept) write(kept.type, kept.text);
  });
  useEffect(() => restore(), []);
  const keep = (wanted: MatchType, text: string) => {
    keepWish(wanted, text);
    onWrite?.({ type: wanted, text });
  };

  const wish = (wanted: MatchType, typed: string) => {
    const text = typed.trim();
    setEmpty(text === "");
    setLength(text.length);
    if (text === "" || text.length > longestWish) return writing.current?.focus();
    setType(wanted);
    keepWish(wanted, text);
    onWish(wanted, text);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = writing.current?.value ?? "";
    wish((hasChosen.current ? undefined : kindOfWish(text)) ?? type ?? usualKind, text);
  };
  return (
    <form ref={form} action="/results" onSubmit={submit} noValidate className="grid gap-3">
      <label htmlFor={id} className="text-lg font-bold">
        {t.label}
      </label>
      <Kinds
        type={type}
        onChange={(next) => {
          hasChosen.current = true;
          setType(next);
          keep(next, writing.current?.value ?? "");
        }}
      />
      <textarea
        ref={writing}
        id={id}
        name="wish"
        rows={2}
        defaultValue={begin?.text}
        enterKeyHint="search"
        placeholder={t.placeholder[type ?? usualKind]}
        aria-describedby={`${id}-note`}
        aria-invalid={fault !== undefined || undefined}
        onFocus={onWriting}
        onChange={({ target }) => {
          setLength(target.value.length);
          keep(type ?? usualKind, target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          form.current?.requestSubmit();
        }}
        className="control resize-y max-sm:min-h-26"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="next" size="large">
          <Search aria-hidden="true" />
          {t.find}
        </Button>
        <p
          id={`${id}-note`}
          role={fault === undefined ? undefined : "alert"}
          className={`text-sm ${fault === undefined ? "text-muted" : "text-danger"}`}
        >
          {fault ?? t.hint}
        </p>
      </div>
      {hasExamples && (
        <WishExamples
          onPick={(wanted, text) => {
            write(wanted, text);
            wish(wanted, text);
          }}
        />
      )}
    </form>
  );
}

type KindsProps = { type: MatchType | undefined; onChange: (type: MatchType) => void };

function Kinds({ type, onChange }: KindsProps) {
  const t = useT(catalogue("wishes"));
  return (
    <fieldset className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <legend className="sr-only">{t.kindLabel}</legend>
      {offered.map((each) => (
        <label
          key={each}
          className="relative inline-flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-line-strong/60 px-3.5 text-center text-[0.9375rem] font-semibold has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
        >
          <input
            autoComplete="off"
            type="radio"
            name="for"
            value={each}
            checked={each === type}
            onChange={() => onChange(each)}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
          />
          {t.kinds[each]}
        </label>
      ))}
    </fieldset>
  );
}
