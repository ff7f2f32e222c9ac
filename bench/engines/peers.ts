import type { Engine, EngineSetup } from "./engine.ts";
import { createFlexSearch } from "./flexsearch.ts";
import { createHnsw } from "./hnswlib.ts";
import { createMiniSearch } from "./minisearch.ts";
import { createOrama } from "./orama.ts";

export const peers = {
  MiniSearch: createMiniSearch,
  Orama: createOrama,
  FlexSearch: createFlexSearch,
  "hnswlib-node": createHnsw,
} satisfies Record<string, (setup: EngineSetup) => Engine | Promise<Engine>>;

export type PeerName = keyof typeof peers;
