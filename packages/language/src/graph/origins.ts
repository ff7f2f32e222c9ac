// "Mongolian herders", "a Chinese supplier": who or what is from there, and no language.
import { commonnessOf } from "../text/everyday/everyday.ts";
import { isMongolianKey } from "../text/keys.ts";
import type { Word } from "../text/words.ts";
import type { ConceptGraph } from "./graph.ts";
import type { PhraseTrie } from "./trie.ts";

type Said = {
  readonly words: readonly Word[];
  readonly text: string;
  readonly tries: { readonly phrases: PhraseTrie };
  readonly graph: Pick<ConceptGraph, "kindOf">;
};

/** Whether the name of a language says where what follows it is from. English is hardly ever meant so. */
export function isOfOrigin(
  { from, end }: { from: number; end: number },
  { words, text, tries, graph }: Said,
): boolean {
  const [name, next, second] = [words[from], words[end], words[end + 1]];
  // "Angli mongol orchuulagch" is Mongolian.
  if (
    name?.script !== "latin" ||
    name.keys.some(isMongolianKey) ||
    end !== from + 1 ||
    next?.script !== "latin"
  )
    return false;
  if (name.text === "english" || speaking.test(words[from - 1]?.text ?? "")) return false;
  if (/^(?:based|born|built|made|owned|style)$/.test(next.text)) return true;
  if (!isJoined(name, next, text) || commonnessOf(next) === "function" || ofLanguage.test(next.text))
    return false;
  if (second !== undefined && isJoined(next, second, text) && ofLanguage.test(second.text)) return false;
  const following = tries.phrases.longestFrom(words, end)?.concepts ?? [];
  return !following.some((id) => graph.kindOf(id) === "language");
}

function isJoined(word: Word, next: Word, text: string): boolean {
  return /^[ -]$/.test(text.slice(word.end, next.start));
}

const speaking =
  /^(?:speak\w*|spoken?|fluent|native|learn\w*|teach\w*|translat\w+|reads?|reading|writ\w+|conversational|basic|business|intermediate)$/;

const ofLanguage =
  /^(?:alphabet|articles?|audio|basics?|books?|captions?|chat|class(?:es)?|content|conversation\w*|copy\w*|corpus|course\w*|dictionar\w+|drivers?|dub\w*|edit\w*|exams?|fluen\w+|fonts?|grammar|guid\w+|handwriting|intermediate|interpret\w*|keyboard\w*|languages?|lessons?|letters|level|linguist\w*|literature|locali[sz]\w+|native\w*|news\w*|nlp|ocr|orthography|philolog\w+|proficien\w+|proofread\w*|pronunciation|read\w*|reception\w*|scripts?|secretar\w+|skills?|speak\w*|speech|spell\w*|spoken|stories|subtit\w+|support|teach\w*|texts?|thesaurus|transcri\w+|translat\w+|tts|tutor\w*|typing|versions?|vocabulary|voices?|words?|writ\w+)$/;
