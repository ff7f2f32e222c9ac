// hnswlib-node is compiled while it is installed, which needs a C++ compiler, so it is no fixed dependency.
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashOf } from "../market/random.ts";
import type { Engine, EngineSetup, Input } from "./engine.ts";

type VectorIndex = {
  readonly addPoint: (point: readonly number[], label: number) => void;
  readonly searchKnn: (point: readonly number[], count: number) => { neighbors: readonly number[] };
  readonly writeIndexSync: (file: string) => void;
};
type Hnswlib = {
  readonly HierarchicalNSW: new (
    space: "cosine",
    dimensions: number,
  ) => VectorIndex & {
    readonly initIndex: (options: { maxElements: number; m: number; efConstruction: number }) => void;
    readonly setEf: (ef: number) => void;
  };
  readonly BruteforceSearch: new (
    space: "cosine",
    dimensions: number,
  ) => VectorIndex & { readonly initIndex: (maxElements: number) => void };
};

export const howToInstallHnswlib =
  "hnswlib-node is left out: it is not installed (npm install --no-save hnswlib-node; needs a C++ compiler).";

export async function loadHnswlib(): Promise<Hnswlib | undefined> {
  const name: string = "hnswlib-node";
  try {
    const { default: library }: { default: Hnswlib } = await import(name);
    return library;
  } catch {
    return undefined;
  }
}

/** Cosine of hashed vectors by the approximate graph of neighbours. */
export async function createHnsw(setup: EngineSetup): Promise<Engine> {
  const dimensions = setup.dimensions ?? 64;
  const { HierarchicalNSW } = await requireHnswlib();
  const index = new HierarchicalNSW("cosine", dimensions);
  index.initIndex({ maxElements: setup.size, m: 16, efConstruction: 200 });
  index.setEf(64);
  return engineOf(index, setup.input, dimensions);
}

/** The same, but every vector is compared. */
export async function createExactVectors(setup: EngineSetup): Promise<Engine> {
  const dimensions = setup.dimensions ?? 64;
  const { BruteforceSearch } = await requireHnswlib();
  const index = new BruteforceSearch("cosine", dimensions);
  index.initIndex(setup.size);
  return engineOf(index, setup.input, dimensions);
}

async function requireHnswlib(): Promise<Hnswlib> {
  const library = await loadHnswlib();
  if (library === undefined) throw new Error(howToInstallHnswlib);
  return library;
}

function engineOf(index: VectorIndex, input: Input, dimensions: number): Engine {
  const ids: string[] = [];
  return {
    add: (id, text) => {
      index.addPoint(vectorOf(input.features(text), dimensions), ids.length);
      ids.push(id);
    },
    search: (query, limit) =>
      index
        .searchKnn(vectorOf(input.features(query), dimensions), Math.min(limit, ids.length))
        .neighbors.map((label) => ids[label] ?? ""),
    nativeBytes: () => writtenSize(index),
  };
}

// Signs let collisions cancel out on average (Weinberger and others 2009).
function vectorOf(features: readonly string[], dimensions: number): number[] {
  const vector: number[] = Array.from({ length: dimensions }, () => 0);
  for (const feature of features) {
    const hash = hashOf(feature);
    const at = Math.floor((hash / 2 ** 32) * dimensions);
    vector[at] = (vector[at] ?? 0) + ((hash & 0x100) === 0 ? 1 : -1);
  }
  // A cosine with nothing is undefined.
  if (!vector.some(Boolean)) vector[0] = 1;
  return vector;
}

// Its memory is that of the native library, laid out as in the file that it writes.
function writtenSize(index: VectorIndex): number {
  const dir = mkdtempSync(join(tmpdir(), "khamt-bench-"));
  const file = join(dir, "index");
  index.writeIndexSync(file);
  const { size } = statSync(file);
  rmSync(dir, { recursive: true });
  return size;
}
