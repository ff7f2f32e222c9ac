import type { EntityKind, MatchType } from "@khamt/contract/vocabulary";
import { Link } from "@tanstack/react-router";
import { formPages, kindsLooking } from "../../../shared/profiles/kinds.ts";
import { Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { RadioChoice } from "../../../ui/forms/radio-choice.tsx";
import { useUser } from "../../../lib/auth/index.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import type { OwnSource, OwnSources } from "./own-sources.ts";

type OwnSourceListProps = {
  type: MatchType;
  own: Pick<OwnSources, "error" | "retry">;
  sources: readonly OwnSource[];
  /** Of the own profile; undefined where the match starts from a text. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

/** The member's own profiles to choose from, each that cannot be matched with the reason; nothing for a visitor. */
export function OwnSourceList({ type, own, sources, chosen, onChoose }: OwnSourceListProps) {
  const { own: t } = useT(catalogue("matching"));
  if (useUser() === null) return null;
  const usable = sources.filter(({ hindrance }) => hindrance === undefined);
  return (
    <div className="grid gap-3">
      {own.error !== null && <Unread onRetry={own.retry} />}
      {usable.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm font-semibold">{t.legend}</legend>
          {usable.map(({ id, kind, name, language }) => (
            <RadioChoice
              key={id}
              name="source"
              {...{ label: name, labelLanguage: language, hint: t.kind[kind], checked: id === chosen }}
              onChange={() => onChoose(id)}
            />
          ))}
          <RadioChoice
            name="source"
            label={t.inWords}
            checked={chosen === undefined}
            onChange={() => onChoose("")}
          />
        </fieldset>
      )}
      {sources.map((source) => source.hindrance && <Hindered key={source.id} source={source} />)}
      {sources.length === 0 && own.error === null && <NoneYet kind={kindsLooking[type][0]} />}
    </div>
  );
}

function Hindered({ source: { name, kind, language, hindrance = "paused" } }: { source: OwnSource }) {
  const { own: t } = useT(catalogue("matching"));
  return (
    <p className="text-sm text-muted">
      <span lang={language} className="font-semibold text-ink">
        {name}
      </span>{" "}
      {t.hindrance[hindrance]}{" "}
      <Link to={formPages[kind]} className="font-semibold text-brand underline">
        {t.complete[hindrance]}
      </Link>
    </p>
  );
}

function Unread({ onRetry }: { onRetry: () => void }) {
  const { own: t } = useT(catalogue("matching"));
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
      <p>{t.unread}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t.readAgain}
      </Button>
    </div>
  );
}

function NoneYet({ kind = "cofounder" }: { kind: EntityKind | undefined }) {
  const { own: t } = useT(catalogue("matching"));
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
      <p>{t.none}</p>
      <LinkButton to={formPages[kind]} variant="quiet" size="small">
        {t.create}
      </LinkButton>
    </div>
  );
}
