import { conceptKinds, type Concept } from "../graph/parse.ts";
import { pushDifference, pushNumber } from "./bytes.ts";
import { emptyColumns, joinColumns, type ColumnsToWrite } from "./columns.ts";
import { nameFields, namesOf, referenceFields, referencesOf } from "./fields.ts";
import { alphabetOf, createWordWriter } from "./letters.ts";
import { createTokenWriter, type TokenWriter } from "./tokens.ts";
import { sharedWordsOf, writeSharedWords } from "./vocabulary.ts";

/**
 * The concepts as bytes for `decodeConcepts`, to be served compressed. References that lead nowhere are left out, as
 * the graph leaves them out.
 */
export function encodeConcepts(concepts: readonly Concept[]): Uint8Array {
  const columns = emptyColumns();
  const wordsOfConcepts = concepts.map((concept) => new Set(namesOf(concept).flat(2)));
  const alphabet = alphabetOf(wordsOfConcepts.flatMap((words) => [...words]));
  const shared = sharedWordsOf(wordsOfConcepts);
  const writeWord = createWordWriter(alphabet);
  for (const letter of alphabet) pushNumber(columns.alphabet, letter.codePointAt(0) ?? 0);
  writeSharedWords(shared, columns.prefixes, (rest) => writeWord(columns.sharedWords, rest));
  for (const { kind } of concepts) columns.kinds.push(conceptKinds.indexOf(kind));
  writeNames(concepts, columns, createTokenWriter(shared, columns, writeWord));
  writeReferences(concepts, columns);
  return joinColumns(columns);
}

function writeNames(concepts: readonly Concept[], columns: ColumnsToWrite, writeToken: TokenWriter): void {
  const toWrite = concepts.map((concept) => {
    const own: string[] = [];
    return { names: namesOf(concept), own };
  });
  for (const field of nameFields)
    for (const { names, own } of toWrite) {
      pushNumber(columns.counts, names[field].length);
      for (const words of names[field]) {
        pushNumber(columns.lengths, words.length);
        for (const word of words) writeToken(word, own);
      }
    }
}

function writeReferences(concepts: readonly Concept[], columns: ColumnsToWrite): void {
  const places = new Map(concepts.map(({ id }, place) => [id, place]));
  for (const field of referenceFields) {
    let last = 0;
    for (const concept of concepts) {
      const targets = referencesOf(concept)[field].flatMap((id) => places.get(id) ?? []);
      pushNumber(columns.counts, targets.length);
      for (const target of targets) {
        pushDifference(columns.references, target - last);
        last = target;
      }
    }
  }
}
