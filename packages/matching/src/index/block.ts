// A block holds up to 16,384 documents, so that a posting names one in two bytes and the sums of a query stay in the
// cache. The one block that is open grows; closed ones never change but for the mark of the dead.
import { type Columns, type ColumnWriter, createColumnWriter } from "./columns.ts";
import { type Document, standings } from "./document.ts";
import { postConcepts, type Postings, postNeeds } from "./postings.ts";
import type { Vocabulary } from "./vocabulary.ts";

export const mostDocuments = 16_384;

export interface Block {
  readonly ids: readonly string[];
  readonly columns: Columns;
  living: number;
  /** None while the block is open. */
  readonly postings: { readonly concepts: Postings; readonly needs: Postings } | undefined;
}

export interface OpenBlock extends Block {
  readonly ids: string[];
  readonly writer: ColumnWriter;
  readonly postings: undefined;
}

export function openBlock(): OpenBlock {
  const writer = createColumnWriter();
  return { ids: [], columns: writer.columns, writer, living: 0, postings: undefined };
}

/** The place of the document in the block. */
export function add(block: OpenBlock, document: Document): number {
  block.writer.append(document);
  block.living++;
  return block.ids.push(document.id) - 1;
}

export function copy(block: OpenBlock, from: Block, doc: number): number {
  block.writer.copy(from.columns, doc);
  block.living++;
  return block.ids.push(from.ids[doc] as string) - 1;
}

export function close({ ids, living, writer }: OpenBlock, vocabulary: Vocabulary): Block {
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

export function isAlive({ columns }: Block, doc: number): boolean {
  return columns.standings[doc] !== standings.dead;
}

export function bury(block: Block, doc: number): void {
  block.columns.standings[doc] = standings.dead;
  block.living--;
}
