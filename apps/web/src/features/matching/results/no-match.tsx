import type { MatchAdvice } from "@khamt/contract";
import { adviseMatches } from "@khamt/contract/calls";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Button } from "../../../ui/buttons/button.tsx";
import { OpenKnot } from "../../../ui/page/knot.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import type { MatchAnswer } from "../request-matches.ts";
import type { MatchTarget } from "../target.ts";
import { TellMe } from "./tell-me.tsx";
import { WishExamples } from "../wish/wish-examples.tsx";

type NoMatchProps = {
  target: MatchTarget;
  answer: MatchAnswer;
  /** Where the reader may ask for something else. */
  onChange?: ((target: MatchTarget) => void) | undefined;
};

/** Nobody fits: what of the wish nobody has, which condition keeps others away, and who tells the reader when that changes. */
export function NoMatch({ target, answer, onChange }: NoMatchProps) {
  const t = useT(catalogue("matches"));
  const { notUnderstood } = useT(catalogue("matching"));
  const advice = useAdvice(target, answer);
  const isUnread = answer.text?.understood.length === 0;
  return (
    <section className="grid justify-items-center gap-4 rounded-card border border-dashed border-brand-line px-5 py-8 text-center">
      <OpenKnot className="size-16 text-brand" />
      <h3 className="text-xl font-bold">{isUnread ? notUnderstood.title : t.none}</h3>
      <p className="max-w-[52ch] text-muted">{isUnread ? notUnderstood.hint : t.noneHint[target.type]}</p>
      {isUnread && onChange !== undefined && (
        <WishExamples
          type={target.type}
          onPick={(type, text) => onChange({ type, source: { kind: "text", text } })}
        />
      )}
      {advice !== undefined && advice.missing.length > 0 && (
        <Missing missing={advice.missing} title={t.missing[target.type]} />
      )}
      {advice !== undefined && advice.loosen.length > 0 && (
        <Loosen {...{ target, onChange }} loosen={advice.loosen} />
      )}
      {!isUnread && <TellMe target={target} />}
    </section>
  );
}

type Advice = Pick<MatchAdvice, "missing" | "loosen">;

/** Of a text the answer brings it; of a profile it is asked for. */
function useAdvice({ type, source }: MatchTarget, { text }: MatchAnswer): Advice | undefined {
  const { api } = useRouter().options.context;
  const ref = source.kind === "text" ? undefined : { kind: source.kind, id: source.id };
  const { data } = useQuery({
    queryKey: [adviseMatches, type, ref],
    queryFn: ({ signal }) => {
      if (ref === undefined) throw new Error("A text brings its advice along");
      return api.call(adviseMatches, { body: { type, source: ref }, signal });
    },
    enabled: ref !== undefined,
  });
  return text ?? data;
}

function Missing({ missing, title }: { missing: readonly string[]; title: string }) {
  return (
    <div>
      <h4 className="text-sm text-muted">{title}</h4>
      <ul className="mt-1.5 flex flex-wrap justify-center gap-1.5">
        {missing.map((word) => (
          <li
            key={word}
            className="rounded-md border border-dashed border-brand-line px-2.5 py-1 text-sm font-semibold text-brand"
          >
            {word}
          </li>
        ))}
      </ul>
    </div>
  );
}

type LoosenProps = Pick<NoMatchProps, "target" | "onChange"> & { loosen: MatchAdvice["loosen"] };

/** Conditions of a wish can be dropped by a press; those of a profile are its owner's. */
function Loosen({ target, loosen, onChange }: LoosenProps) {
  const t = useT(catalogue("matches"));
  const canDrop = target.source.kind === "text" && onChange !== undefined;
  return (
    <div>
      <h4 className="text-sm text-muted">{t.loosen}</h4>
      <ul className="mt-1.5 flex flex-wrap justify-center gap-2">
        {loosen.map(({ attribute, words, matches }) => (
          <li key={attribute}>
            {canDrop ? (
              <Button
                variant="secondary"
                size="small"
                onClick={() => onChange({ ...target, without: [...(target.without ?? []), attribute] })}
              >
                {t.without(words, matches)}
              </Button>
            ) : (
              <span className="text-sm font-semibold">{t.without(words, matches)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
