// All documents of an index, in blocks of up to 16,384, so that a posting names a document in two bytes and the sums of a
// query stay in the cache. Blocks are closed but for one, which takes what is new: few enough to be looked at one by one. A
// closed block never changes but for the mark of the dead. A changed document is a new one and a dead old one. An open
// block that is full is closed, together with closed ones that are no larger, so that there are few and each document is
// moved a few times; one that is a quarter dead is made anew, together with another that has room for it.
import { type Columns, type ColumnWriter, createColumnWriter } from "./columns.ts";
import { type Document, flag } from "./document.ts";
import { type BlockPostings, postingsOf } from "./postings.ts";
import type { Vocabulary } from "./vocabulary.ts";

export const mostDocuments = 16_384;

/** What a block holds. */
export type BlockContent = {
  readonly ids: readonly string[];
  readonly columns: Columns;
  living: number;
};

export type Block = BlockContent & {
  /** None while the block is open. */
  readonly postings: BlockPostings | undefined;
};

const mostDead = 0.25;
/** The share of a block at which the open one is closed. */
const mostOpen = 1 / 64;

export type Place = {
  readonly block: Block;
  readonly doc: number;
};

export type Blocks = {
  readonly size: () => number;
  readonly put: (document: Document) => void;
  readonly remove: (id: string) => boolean;
  readonly placeOf: (id: string) => Place | undefined;
  readonly ids: () => string[];
  /** How many documents have the owner in their column. */
  readonly countOf: (owner: number) => number;
  readonly list: () => Block[];
  /** As they would be if the open one were closed. */
  readonly contents: () => BlockContent[];
  /** Gathers all in as few blocks as can be. */
  readonly merge: () => void;
  readonly bytes: () => number;
};

type BlocksSetup = {
  readonly vocabulary: Vocabulary;
  readonly loaded?: readonly BlockContent[];
  /** Of one block. */
  readonly most?: number;
};

export function createBlocks({ vocabulary, loaded = [], most = mostDocuments }: BlocksSetup): Blocks {
  /** Number of the slot times the size of a block, and the place in it. */
  const places = new Map<string, number>();
  const slots: (Block | undefined)[] = [];
  let open = openBlock();
  let openSlot = occupy(slots, open);

  const settleClosed = (content: BlockContent) => {
    const block = closed(content, vocabulary);
    const slot = occupy(slots, block);
    block.ids.forEach((id, doc) => {
      if (isAlive(block, doc)) places.set(id, slot * most + doc);
    });
  };
  const startOpen = () => {
    open = openBlock();
    openSlot = occupy(slots, open);
  };
  const closeOpen = () => {
    const whole = gathered([open]);
    slots[openSlot] = undefined;
    for (;;) {
      const slot = slots.findIndex(
        (each) => each && each.living <= whole.living && each.living + whole.living <= most,
      );
      const other = slots[slot];
      if (other === undefined) break;
      slots[slot] = undefined;
      gather(whole, other);
    }
    if (whole.living > 0) settleClosed(contentOf(whole));
    startOpen();
  };
  const room = () => {
    if (open.ids.length >= Math.max(1, most * mostOpen)) closeOpen();
    return open;
  };
  const placeOf = (id: string): Place | undefined => {
    const place = places.get(id);
    const block = place === undefined ? undefined : slots[Math.floor(place / most)];
    return block && { block, doc: (place ?? 0) % most };
  };
  const renew = (block: Block) => {
    const { living } = block;
    const other = slots.findIndex((each) => each?.postings && each !== block && each.living + living <= most);
    const partner = slots[other];
    slots[slots.indexOf(block)] = undefined;
    if (partner) slots[other] = undefined;
    if (living > 0 || partner) settleClosed(contentOf(gathered(partner ? [block, partner] : [block])));
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

  for (const content of loaded) settleClosed(content);
  return {
    size: () => places.size,
    put: (document) => {
      remove(document.id);
      const doc = add(room(), document);
      places.set(document.id, openSlot * most + doc);
    },
    remove,
    placeOf,
    ids: () => [...places.keys()],
    countOf: (owner) => list().reduce((sum, block) => sum + countIn(block, owner), 0),
    list,
    contents: () =>
      list().flatMap((block) => (block !== open ? block : open.living > 0 ? livingOf(open) : [])),
    merge: () => {
      const rest = list().filter((block) => !block.postings || block.living < most);
      slots.forEach((block, slot) => {
        if (block && rest.includes(block)) slots[slot] = undefined;
      });
      let whole = openBlock();
      const settleWhole = () => {
        if (whole.living > 0) settleClosed(contentOf(whole));
        whole = openBlock();
      };
      for (const block of rest) {
        block.ids.forEach((_, doc) => {
          if (whole.living === most) settleWhole();
          if (isAlive(block, doc)) copy(whole, block, doc);
        });
      }
      settleWhole();
      startOpen();
    },
    bytes: () => list().reduce((sum, block) => sum + bytesOf(block), 0),
  };
}

function countIn({ ids, columns }: Block, owner: number): number {
  let count = 0;
  for (let doc = 0; doc < ids.length; doc++)
    if (columns.owners[doc] === owner && columns.flags[doc] !== flag.dead) count++;
  return count;
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

function copy(block: OpenBlock, from: BlockContent, doc: number): void {
  block.writer.copy(from.columns, doc);
  block.living++;
  block.ids.push(from.ids[doc]);
}

/** Copies what is alive. */
function gather(whole: OpenBlock, from: BlockContent): void {
  from.ids.forEach((_, doc) => {
    if (isAlive(from, doc)) copy(whole, from, doc);
  });
}

/** The living documents of several. */
function gathered(blocks: readonly BlockContent[]): OpenBlock {
  const whole = openBlock();
  for (const block of blocks) gather(whole, block);
  return whole;
}

function contentOf({ ids, living, writer }: OpenBlock): BlockContent {
  return { ids, living, columns: writer.finished() };
}

/** The living documents of one. */
export function livingOf(block: BlockContent): BlockContent {
  return contentOf(gathered([block]));
}

function closed({ ids, living, columns }: BlockContent, vocabulary: Vocabulary): Block {
  return { ids, columns, living, postings: postingsOf(columns, ids.length, vocabulary) };
}

function isAlive({ columns }: BlockContent, doc: number): boolean {
  return columns.flags[doc] !== flag.dead;
}

function bury(block: Block, doc: number): void {
  block.columns.flags[doc] = flag.dead;
  block.living--;
}
