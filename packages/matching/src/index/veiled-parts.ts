import { veil, veiledStoredWishes } from "../private/veil.ts";
import { type Block, joined } from "./block.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** An index without whatever says whose a profile is, when it was written and what exactly it says; and without the dead. */
export function veiledParts(vocabulary: Vocabulary, blocks: readonly Block[]) {
  const { concepts, terms, choices, rows, wishes } = vocabulary;
  return {
    vocabulary: {
      concepts,
      choices,
      rows,
      terms: { keys: terms.keys.map(veil) },
      wishes: { keys: wishes.keys.map(veiledStoredWishes) },
      owners: { keys: [] },
    },
    blocks: blocks.filter(({ living }) => living > 0).map((block) => ownerless(joined([block], vocabulary))),
  };
}

function ownerless(block: Block): Block {
  const { owners, updated } = block.columns;
  return {
    ...block,
    columns: {
      ...block.columns,
      owners: new Uint32Array(owners.length),
      updated: new Uint32Array(updated.length),
    },
  };
}
