import { valueAt } from "@khamt/contract/records";
import { useUser } from "./auth/index.ts";
import { readKept, writeKept } from "./device-draft.ts";

type KeptForm<Typed> = {
  /** What is asked, and about whom or what. */
  name: string;
  /** The member's id; empty for a visitor, who may sign in by then. */
  owner: string;
  /** An empty form. */
  fresh: () => Typed;
  /** It is gone on with on another day: it stays on the device, and not in this tab alone. */
  isLong?: boolean;
};

/** What is typed in a form stays in this tab until it is sent. Nobody sees what another member has typed. */
export function keptForm<Typed extends object>({ name, owner, fresh, isLong = false }: KeptForm<Typed>) {
  const place = isLong ? "localStorage" : "sessionStorage";
  const key = `khamt-form-${name}${isLong ? `-${owner}` : ""}`;
  const stored = (empty = fresh()): Typed | undefined => {
    const check = (value: unknown) => {
      const { owner: writer, ...typed } = { owner: undefined, ...(value as object) };
      const isOwn = writer === "" || writer === owner;
      return isOwn && hasSameNames(typed, empty) ? typed : undefined;
    };
    return readKept(key, check, place);
  };
  return {
    fresh,
    stored: () => stored(),
    begin: (): Typed => {
      const empty = fresh();
      return stored(empty) ?? empty;
    },
    keep: (typed: Typed): void => void writeKept(key, { ...typed, owner }, place),
    forget: (): void => void writeKept(key, undefined, place),
  };
}

/** That of whoever reads the page. */
export function useKeptForm<Typed extends object>(form: Omit<KeptForm<Typed>, "owner">) {
  return keptForm({ ...form, owner: useUser()?.id ?? "" });
}

function hasSameNames<Typed extends object>(value: unknown, fresh: Typed): value is Typed {
  return Object.entries(fresh).every(([name, each]) => typeof valueAt(value, name) === typeof each);
}
