import { Suspense, useEffect, useMemo, useRef, useState, type FocusEvent, type SubmitEvent } from "react";
import { fetchAhead, lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { useForm } from "react-hook-form";
import { useBlocker } from "@tanstack/react-router";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { createCheck } from "./check.ts";
import { DraftNotice, useKept } from "./drafts/draft-notice.tsx";
import { EngineContext, type Engine } from "./engine.ts";
import type { FormKind } from "./form-kind.ts";
import type { Opening } from "./opening.ts";
import type { Session } from "./session.ts";
import { fetchPreferences } from "./preferences/preferences-part.ts";
import { CompanyFirst } from "./company-first.tsx";
import { PasteCard } from "./paste/paste-card.tsx";
import { Standing } from "./standing.tsx";
import { goToField, goToSection } from "./sections/go-to.ts";
import { SectionCard } from "./sections/section-card.tsx";
import { SectionRail } from "./sections/section-rail.tsx";
import { SubmitBar } from "./sections/submit-bar.tsx";
import { createTarget } from "./target.ts";
import { useDrafts } from "./drafts/use-drafts.ts";
import { useSubmission } from "./use-submission.ts";
import { blankValues, valuesOf, type FormValues } from "./values.ts";
import { useKeptForm } from "../../lib/kept-form.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { isAtRisk, type DraftSaver } from "./drafts/draft-saver.ts";

const leavingDialog = lazyPart(() => import("./drafts/leaving-dialog.tsx"));

const PasteDialog = lazyWhenOnline(() => import("./paste/paste-dialog.tsx"));

const ConflictDialog = lazyWhenOnline(() => import("./conflict/conflict-dialog.tsx"));

type FormSessionProps = {
  kind: FormKind;
  opening: Opening;
  session: Session;
};

/** One form from opening to sending. */
export function FormSession({ kind, opening, session }: FormSessionProps) {
  const t = useT(catalogue("forms"));
  const words = useT(kind.words);
  const language = useLanguage();
  const { description } = kind;
  const { entity } = opening;
  const [initial] = useState(() =>
    entity === null ? { ...blankValues(description), ...opening.known } : valuesOf(description, entity),
  );
  const [resolver] = useState(() => createCheck(kind));
  const methods = useForm<FormValues, unknown, FormValues>({
    defaultValues: initial,
    resolver,
    mode: "onTouched",
    shouldFocusError: false,
  });
  const form = useRef<HTMLFormElement>(null);
  // It stays known while the form goes: what is half typed in it is kept then.
  const [attach] = useState(() => (element: HTMLFormElement | null) => {
    if (element !== null) form.current = element;
  });
  const [target] = useState(() => createTarget(entity));
  const [goTo] = useState(() => (field: string) => goToField(form.current, field));
  const drafts = useDrafts({ kind, opening, methods, initial, form, target, goTo });
  const { keeper, keptPlace } = drafts;
  const { submit, isPending, fault, attempt, merging } = useSubmission({
    kind,
    methods,
    initial,
    opened: entity?.updatedAt,
    keeper,
    target,
  });
  useEffect(() => {
    session.begin(keeper);
  }, [session, keeper]);

  const [isPasting, setPasting] = useState(false);
  const pasting = useKeptForm({
    name: `paste-${kind.description.kind}-${entity?.id ?? "new"}`,
    fresh: () => ({ text: "" }),
  });
  const [pasted, setPasted] = useState(() => pasting.begin().text);
  const isEdit = entity !== null;
  const engine = useMemo(
    (): Engine => ({
      kind,
      methods,
      initial,
      isEdit,
      goTo,
      goToSection: (section) => goToSection(form.current, section),
    }),
    [kind, methods, initial, isEdit, goTo],
  );
  const notice = ({ target }: FocusEvent<HTMLElement>) => {
    fetchPreferences(language);
    keptPlace.keep(target.closest<HTMLElement>("[data-field]")?.dataset["field"]);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };

  return (
    <EngineContext value={engine}>
      {/* Pressed before the page is alive, "dialog" does nothing; anything else would put the fields into the address. */}
      <form
        {...{ ref: attach, onSubmit, onInput: keeper.touch, noValidate: true, method: "dialog" }}
        {...{ onFocus: notice }}
        aria-label={isEdit ? words.editTitle : words.title}
        className="frame pb-24"
      >
        <div className="gap-x-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)_18rem]">
          <SectionRail />
          <div className="grid min-w-0 content-start gap-5">
            <div>
              {opening.isCompanyNeeded && <CompanyFirst />}
              <DraftNotice note={drafts.note} onStartOver={drafts.startOver} onUndo={drafts.undo} />
              <PasteCard onOpen={() => setPasting(true)} />
            </div>
            <p className="text-sm text-muted">{t.requiredNote}</p>
            {description.sections.map((section) => (
              <SectionCard key={section.name} section={section} />
            ))}
          </div>
          <Standing />
        </div>
        <SubmitBar {...{ isPending, fault, attempt, keeper, onCompare: () => merging.start() }} />
      </form>
      <LeavingGuard keeper={keeper} />
      {/* Outside of the form: it has one of its own. */}
      {isPasting && (
        <Suspense>
          <PasteDialog
            text={pasted}
            onText={(text) => {
              setPasted(text);
              pasting.keep({ text });
            }}
            onClose={() => setPasting(false)}
            onTake={(values) => {
              pasting.forget();
              setPasting(false);
              drafts.fill(values);
            }}
          />
        </Suspense>
      )}
      {merging.merge !== undefined && (
        <Suspense>
          <ConflictDialog merge={merging.merge} onClose={merging.close} onChoose={merging.choose} />
        </Suspense>
      )}
    </EngineContext>
  );
}

/** Asks before leaving, but only while what was typed could be kept nowhere. */
function LeavingGuard({ keeper }: { keeper: DraftSaver }) {
  const kept = useKept(keeper);
  const isTyped = kept.device !== "idle";
  // There may be no network left when it is needed.
  useEffect(() => {
    if (isTyped) fetchAhead(leavingDialog.load);
  }, [isTyped]);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => true,
    enableBeforeUnload: true,
    disabled: !isAtRisk(kept),
    withResolver: true,
  });
  if (status !== "blocked") return null;
  return (
    <Suspense>
      <leavingDialog.Part onStay={reset} onLeave={proceed} />
    </Suspense>
  );
}
