import type { ReactNode } from "react";
import { PageHeader } from "../../ui/page/page-header.tsx";
import type { PageWords } from "./page-words.ts";

interface InformationPageProps {
  words: PageWords;
  /** Before the text. */
  first?: ReactNode;
  /** Between the text and the ways on. */
  children?: ReactNode;
  /** Links that lead on. */
  ways: ReactNode;
}

/** A page of text with its ways on. */
export function InformationPage({ words, first, children, ways }: InformationPageProps) {
  return (
    <>
      <PageHeader title={words.title} intro={words.intro} />
      <div className="frame pb-20">
        <div className="grid max-w-[46rem] gap-8 border-t border-line pt-8">
          {first}
          {words.sections.map(({ title, paragraphs }) => (
            <section key={title}>
              <h2 className="text-lg font-bold">{title}</h2>
              {paragraphs.map((text) => (
                <p key={text} className="mt-1 max-w-[66ch] text-muted [&+p]:mt-3">
                  {text}
                </p>
              ))}
            </section>
          ))}
          {children}
          <div className="flex flex-wrap gap-3">{ways}</div>
        </div>
      </div>
    </>
  );
}
