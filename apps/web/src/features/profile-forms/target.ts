import type { OwnEntity } from "./form-kind.ts";

/** What is edited, and the version that it is edited from; nothing for a new one. */
export type Target = {
  readonly id: string;
  readonly version: string;
};

export type TargetCell = {
  read(): Target | undefined;
  set(target: Target): void;
};

/** It changes without a trace on the screen. */
export function createTarget(entity: OwnEntity | null): TargetCell {
  let target = entity === null ? undefined : { id: entity.id, version: entity.updatedAt };
  return {
    read: () => target,
    set(next) {
      target = next;
    },
  };
}
