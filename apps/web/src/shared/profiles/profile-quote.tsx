import { useChosenWords } from "./chosen-words.ts";
import type { Quote } from "./sentence.tsx";

export function ProfileQuote({ words, language, className }: Quote & { className?: string }) {
  const told = useChosenWords()(words);
  return (
    <q lang={told === words ? language : undefined} className={className}>
      {told}
    </q>
  );
}
