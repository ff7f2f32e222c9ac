import type { MatchType } from "@khamt/contract/vocabulary";
import { memo, Suspense, useCallback, useState, type ReactNode } from "react";
import { fetchAhead, lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { useKeptMatch } from "../kept-match.ts";
import { wishForm } from "./wish-form-part.ts";

const loadAnswer = () => import("./wish-answer.tsx");
const WishAnswer = lazyWhenOnline(loadAnswer);

type WishBoxProps = {
  /** Above the box. */
  lead: ReactNode;
  /** Beside the box's own button: other ways on. */
  links: ReactNode;
  /** What stands where the answer will. */
  picture: ReactNode;
};

/** The wish box of the first page. It answers in place; what answers is loaded once somebody begins to write. */
export function WishBox({ lead, links, picture }: WishBoxProps) {
  const [asked, ask] = useKeptMatch("home");
  const [isFresh, setFresh] = useState(false);
  const onWish = useCallback(
    (type: MatchType, text: string) => {
      setFresh(true);
      ask({ type, source: { kind: "text", text } });
    },
    [ask],
  );
  return (
    <div
      data-answered={asked !== undefined || undefined}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:gap-x-16"
    >
      <div>
        {lead}
        <div id={wishForm.place} className="mt-7">
          <LateForm onWish={onWish} />
        </div>
        <div className="mt-6 flex flex-wrap gap-3 max-lg:in-data-answered:hidden">{links}</div>
      </div>
      {asked === undefined ? (
        <div className="self-center">{picture}</div>
      ) : (
        <Suspense fallback={<div className="self-center">{picture}</div>}>
          <WishAnswer target={asked} {...{ isFresh }} onShown={() => setFresh(false)} onChange={ask} />
        </Suspense>
      )}
    </div>
  );
}

/** While its code is not there, what React is told anew would replace the server's HTML: the same props leave it. */
const LateForm = memo(({ onWish }: { onWish: (type: MatchType, text: string) => void }) => (
  <Suspense>
    <wishForm.Part hasExamples onWriting={() => fetchAhead(loadAnswer)} onWish={onWish} />
  </Suspense>
));
