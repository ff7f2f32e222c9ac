import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Taken } from "../read/taken.ts";

export type Calls = {
  /** The concepts, as the server packs them. */
  learn: { readonly input: { graph: ArrayBuffer }; readonly output: void };
  read: { readonly input: { kind: EntityKind; text: string }; readonly output: readonly Taken[] };
};
