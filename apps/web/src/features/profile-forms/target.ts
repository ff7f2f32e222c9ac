import type { OwnEntity } from "./form-kind.ts";
import { newId } from "../../lib/new-id.ts";

/** What is edited, and the version that it is edited from; nothing for a new one. */
type Target = {
  readonly id: string;
  readonly version: string;
};

export type TargetCell = {
  read(): Target | undefined;
  set(target: Target): void;
  /** Under which a new one is made, so that it is not made twice where an answer is lost. It is kept with what is typed. */
  key(): string;
  /** As it was kept; without one, what is typed from now on is another. */
  setKey(key?: string): void;
};

/** It changes without a trace on the screen. */
export function createTarget(entity: OwnEntity | null): TargetCell {
  let target = entity === null ? undefined : { id: entity.id, version: entity.updatedAt };
  let key: string | undefined;
  return {
    key: () => (key ??= newId()),
    setKey(next) {
      key = next;
    },
    read: () => target,
    set(next) {
      target = next;
    },
  };
}
