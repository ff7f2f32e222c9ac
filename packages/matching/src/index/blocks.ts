// All documents of an index, in blocks of up to 16,384, so that a posting names a document in two bytes and the sums of a
// query stay in the cache. Blocks are closed but for one, which takes what is new; a closed block never changes but for
// the mark of the dead. A changed document is a new one and a dead old one. A full block is closed; one that is a quarter
// dead is made anew, together with another that has room for it. So a step never moves more than one block of documents,
// whose postings take 50 ms.
import { type Columns, type ColumnWriter, createColumnWriter } from "./columns.ts";
import { type Document, flag } from "./document.ts";
import { postConcepts, type Postings, postNeeds } from "./postings.ts";
import type { Vocabulary } from "./vocabulary.ts";

export const mostDocuments = 16_384;

export type Block = {
  readonly ids: readonly string[];
  readonly columns: Columns;
  living: number;
  /** None while the block is open. */
  readonly postings: { readonly concepts: Postings; readonly needs: Postings } | undefined;
};

const mostDead = 0.25;

export type Place = {
  readonly block: Block;
  readonly doc: number;
};

export type Blocks = {
  readonly size: () => number;
  readonly put: (document: Document) => void;
  readonly remove: (id: string) => boolean;
  readonly placeOf: (id: string) => Place | undefined;
  readonly list: () => Block[];
  /** As they would be if the open one were closed. */
  readonly closed: () => Block[];
  readonly merge: () => void;
  readonly bytes: () => number;
};

type BlocksSetup = {
  readonly vocabulary: Vocabulary;
  readonly loaded?: readonly Block[];
  /** Of one block. */
  readonly most?: number;
};

export function createBlocks({ vocabulary, loaded = [], most = mostDocuments }: BlocksSetup): Blocks {
  /** Number of the slot times the size of a block, and the place in it. */
  const places = new Map<string, number>();
  const slots: (Block | undefined)[] = [];
  let open = openBlock();
  let openSlot = occupy(slots, open);

  const settle = (block: Block, slot: number) => {
    slots[slot] = block;
    block.ids.forEach((id, doc) => {
      if (isAlive(block, doc)) places.set(id, slot * most + doc);
    });
  };
  const closeOpen = () => {
    if (open.ids.length === 0) return;
    const isWhole = open.living === open.ids.length;
    settle(isWhole ? close(open, vocabulary) : joined([open], vocabulary), openSlot);
    open = openBlock();
    openSlot = occupy(slots, open);
  };
  const room = () => {
    if (open.ids.length === most) closeOpen();
    return open;
  };
  const placeOf = (id: string): Place | undefined => {
    const place = places.get(id);
    const block = place === undefined ? undefined : slots[Math.floor(place / most)];
    return block && { block, doc: (place ?? 0) % most };
  };
  const renew = (block: Block) => {
    const slot = slots.indexOf(block);
    const living = block.living;
    const other = slots.findIndex((each) => each?.postings && each !== block && each.living + living <= most);
    const partner = slots[other];
    slots[slot] = undefined;
    if (partner) slots[other] = undefined;
    if (living > 0 || partner) settle(joined(partner ? [block, partner] : [block], vocabulary), slot);
  };
  const remove = (id: string) => {
    const place = placeOf(id);
    if (place === undefined) return false;
    bury(place.block, place.doc);
    places.delete(id);
    const { postings, ids } = place.block;
    if (postings && place.block.living < (1 - mostDead) * ids.length) renew(place.block);
    return true;
  };
  const list = () => slots.filter((block) => block !== undefined);

  for (const block of loaded) settle(block, occupy(slots, block));
  return {
    size: () => places.size,
    put: (document) => {
      remove(document.id);
      const doc = add(room(), document);
      places.set(document.id, openSlot * most + doc);
    },
    remove,
    placeOf,
    list,
    closed: () =>
      list().flatMap((block) => (block !== open ? block : open.living > 0 ? joined([open], vocabulary) : [])),
    merge: () => {
      const rest = list().filter((block) => !block.postings || block.living < most);
      slots.forEach((block, slot) => {
        if (block && rest.includes(block)) slots[slot] = undefined;
      });
      open = openBlock();
      openSlot = occupy(slots, open);
      for (const block of rest) {
        block.ids.forEach((id, doc) => {
          if (!isAlive(block, doc)) return;
          const at = copy(room(), block, doc);
          places.set(id, openSlot * most + at);
        });
      }
      closeOpen();
    },
    bytes: () => list().reduce((sum, block) => sum + bytesOf(block), 0),
  };
}

function occupy(slots: (Block | undefined)[], block: Block): number {
  const free = slots.indexOf(undefined);
  const slot = free < 0 ? slots.length : free;
  slots[slot] = block;
  return slot;
}

function bytesOf({ columns, postings }: Block): number {
  const arrays = [
    ...Object.values(columns),
    ...Object.values(postings ?? {}).flatMap((lists) => Object.values(lists)),
  ];
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

type OpenBlock = Block & {
  readonly ids: string[];
  readonly writer: ColumnWriter;
  readonly postings: undefined;
};

function openBlock(): OpenBlock {
  const writer = createColumnWriter();
  return { ids: [], columns: writer.columns, writer, living: 0, postings: undefined };
}

/** The place of the document in the block. */
function add(block: OpenBlock, document: Document): number {
  block.writer.append(document);
  block.living++;
  return block.ids.push(document.id) - 1;
}

function copy(block: OpenBlock, from: Block, doc: number): number {
  block.writer.copy(from.columns, doc);
  block.living++;
  return block.ids.push(from.ids[doc]) - 1;
}

function close({ ids, living, writer }: OpenBlock, vocabulary: Vocabulary): Block {
  const columns = writer.finished();
  const postings = {
    concepts: postConcepts(columns, ids.length),
    needs: postNeeds(columns, ids.length, vocabulary),
  };
  return { ids, columns, living, postings };
}

/** One closed block of the living documents of several. */
export function joined(blocks: readonly Block[], vocabulary: Vocabulary): Block {
  const whole = openBlock();
  for (const block of blocks) {
    block.ids.forEach((_, doc) => {
      if (isAlive(block, doc)) copy(whole, block, doc);
    });
  }
  return close(whole, vocabulary);
}

function isAlive({ columns }: Block, doc: number): boolean {
  return columns.flags[doc] !== flag.dead;
}

function bury(block: Block, doc: number): void {
  block.columns.flags[doc] = flag.dead;
  block.living--;
}
