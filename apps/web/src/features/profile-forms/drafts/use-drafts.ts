import { deleteDraft, getDraft, saveDraft } from "@khamt/contract/calls";
import { useRouter } from "@tanstack/react-router";
import { useRef, useState, type RefObject, useEffect } from "react";
import { oneQuery } from "../../../lib/query/query.ts";
import { addressOf } from "../../../lib/api.ts";
import { useAuth } from "../../../lib/auth/index.ts";
import type { Draft } from "./device-draft.ts";
import { createKeptPlace } from "./kept-place.ts";
import { createDraftSaver, type DraftSaver } from "./draft-saver.ts";
import type { FormMethods } from "../engine.ts";
import type { FormKind } from "../form-kind.ts";
import { type DraftArgs, draftArgs, type Opening } from "../opening.ts";
import type { TargetCell } from "../target.ts";
import { fittingValues, isSame, type FormValues } from "../values.ts";

type DraftsOptions = {
  kind: FormKind;
  opening: Opening;
  methods: FormMethods;
  initial: FormValues;
  form: RefObject<HTMLFormElement | null>;
  target: TargetCell;
  /** Puts the cursor into a field. */
  goTo: (field: string) => void;
};

/** What the reader is told about a draft. */
export type DraftNote =
  /** `isPrepared`: by organisers, from a list of theirs. */
  | { is: "restored"; at: string; isPrepared: boolean }
  | { is: "cleared"; before: FormValues }
  /** So many fields from a text. */
  | { is: "filled"; count: number; before: FormValues };

/** Keeps what is typed, and brings it back. */
export function useDrafts(options: DraftsOptions) {
  const { kind, opening, methods, initial, form, target, goTo } = options;
  const { user, over } = useAuth();
  const place = draftArgs(kind, opening.entity);
  const { send, sendLast, forget } = useDraftCalls(place);
  const [note, setNote] = useState<DraftNote>();
  const [keeper] = useState(() => {
    const read = () => {
      const typed = withPendingTags({ ...methods.getValues() }, form.current);
      const edited = target.read();
      return edited === undefined ? { ...typed, key: target.key() } : { ...typed, version: edited.version };
    };
    const place = { kind: kind.description.kind, entity: opening.entity?.id ?? "new", owner: opening.user };
    return createDraftSaver({ ...place, read, send, sendLast, forget });
  });

  const [keptPlace] = useState(() => createKeptPlace(kind.description.kind, opening.entity?.id ?? "new"));

  const show = (values: FormValues) =>
    methods.reset({ ...initial, ...values }, { keepDefaultValues: true, keepFieldsRef: true });
  const restore = () => {
    keeper.begin();
    const draft = keeper.find(opening.draft);
    if (draft === undefined) return;
    const values = { ...initial, ...fittingValues(kind.description, draft.fields) };
    if (isSame(values, initial)) return;
    show(values);
    const { version, key } = draft.fields;
    const edited = target.read();
    if (edited !== undefined && typeof version === "string") target.set({ ...edited, version });
    if (typeof key === "string") target.setKey(key);
    keeper.resume(draft, opening.draft);
    setNote({ is: "restored", at: draft.editedAt, isPrepared: draft.fields["isPrepared"] === true });
    const field = keptPlace.find();
    const isElsewhere = form.current?.contains(document.activeElement) ?? false;
    if (field !== undefined && !isElsewhere) goTo(field);
  };
  useKeeping({ keeper, methods, restore, reader: user?.id ?? null, isHeld: over !== undefined });

  const startOver = () => {
    const before = { ...methods.getValues() };
    show(initial);
    target.setKey();
    keeper.drop();
    keptPlace.drop();
    setNote({ is: "cleared", before });
  };
  const undo = (before: FormValues) => {
    show(before);
    keeper.touch();
    setNote(undefined);
  };
  const fill = (values: FormValues) => {
    const before = { ...methods.getValues() };
    for (const [name, value] of Object.entries(values)) methods.setValue(name, value, { shouldDirty: true });
    void methods.trigger(Object.keys(values));
    keeper.touch();
    setNote({ is: "filled", count: Object.keys(values).length, before });
  };
  return { keeper, keptPlace, note, startOver, undo, fill };
}

function useDraftCalls(place: DraftArgs) {
  const { api, queryClient, language } = useRouter().options.context;
  const { queryKey } = oneQuery(getDraft, place);
  return {
    send: async (draft: Draft) => {
      const kept = await api.call(saveDraft, { ...place, body: draft });
      queryClient.setQueryData(queryKey, kept);
    },
    /** Goes on when the page is gone already; what is too long for that is on the device. */
    sendLast: (draft: Draft) => {
      const headers = { "content-type": "application/json", "accept-language": language.current };
      const body = JSON.stringify(draft);
      fetch(addressOf(saveDraft, place), {
        method: "PUT",
        credentials: "include",
        keepalive: true,
        headers,
        body,
      }).catch(() => undefined);
    },
    forget: () => {
      queryClient.removeQueries({ queryKey });
      api.call(deleteDraft, place).catch(() => undefined);
    },
  };
}

/** Words that stand in a field of tags and are not added yet: a draft keeps them as tags. */
function withPendingTags<Values extends Record<string, unknown>>(
  values: Values,
  form: HTMLFormElement | null,
): Values {
  const fields = form?.querySelectorAll<HTMLInputElement>("input[role=combobox][name]") ?? [];
  const added = [...fields].flatMap(({ name, value }) => {
    const tags = values[name];
    return value.trim() !== "" && Array.isArray(tags) ? [[name, [...tags, value.trim()]]] : [];
  });
  return { ...values, ...Object.fromEntries(added) };
}

type KeepingOptions = {
  keeper: DraftSaver;
  methods: FormMethods;
  /** Once, as soon as the form stands in the browser. */
  restore: () => void;
  /** Id of the member who reads now; null for a visitor. */
  reader: string | null;
  /** Until they sign in again, nothing reaches the server. */
  isHeld: boolean;
};

/** Lets the keeper know of everything that happens to the form, its page and its reader. */
function useKeeping({ keeper, methods, restore, reader, isHeld }: KeepingOptions): void {
  const begin = useRef(restore);
  useEffect(() => {
    begin.current();
    return methods.subscribe({ formState: { values: true }, callback: keeper.touch });
  }, [keeper, methods]);

  useEffect(() => {
    keeper.setReader(reader);
  }, [keeper, reader]);
  useEffect(() => {
    // At its end.
    return isHeld ? keeper.retry : undefined;
  }, [keeper, isHeld]);

  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === "hidden") keeper.leave();
    };
    document.addEventListener("visibilitychange", onVisibility);
    addEventListener("pagehide", keeper.leave);
    addEventListener("online", keeper.retry);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      removeEventListener("pagehide", keeper.leave);
      removeEventListener("online", keeper.retry);
      keeper.close();
    };
  }, [keeper]);
}
