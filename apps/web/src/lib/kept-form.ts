import { valueAt } from "@khamt/contract/records";
import { readKept, writeKept } from "./device-draft.ts";

type KeptForm<Typed> = {
  /** What is asked, and about whom or what. */
  name: string;
  /** The member's id; empty for a visitor, who may sign in by then. */
  owner: string;
  /** An empty form. */
  fresh: () => Typed;
};

/** What is typed in a form stays in this tab until it is sent. Nobody sees what another member has typed. */
export function keptForm<Typed extends object>({ name, owner, fresh }: KeptForm<Typed>) {
  const key = `khamt-form-${name}`;
  return {
    begin: (): Typed => {
      const empty = fresh();
      const check = (value: unknown) => {
        const isOwn = ["", owner].some((each) => each === valueAt(value, "owner"));
        return isOwn && hasSameNames(value, empty) ? value : undefined;
      };
      return { ...empty, ...readKept(key, check, "sessionStorage") };
    },
    keep: (typed: Typed): void => void writeKept(key, { ...typed, owner }, "sessionStorage"),
    forget: (): void => void writeKept(key, undefined, "sessionStorage"),
  };
}

function hasSameNames<Typed extends object>(value: unknown, fresh: Typed): value is Typed {
  return Object.entries(fresh).every(([name, each]) => typeof valueAt(value, name) === typeof each);
}
