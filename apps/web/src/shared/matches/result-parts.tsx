import { useId, type ReactNode } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useLocation } from "@tanstack/react-router";
import { Fold } from "../../ui/cards/fold.tsx";
import type { Parts } from "./parts.ts";

/** In an address, of a list whose distant results are what the reader comes for. */
export const distantHash = "distant";

type ResultPartsProps<Result> = {
  parts: Parts<Result>;
  /** A list item for each. */
  children: (result: Result) => ReactNode;
  /** The same in short, for what is folded away until it is opened. */
  brief?: ((result: Result) => ReactNode) | undefined;
  /** When somebody opens what is folded away. */
  onOpen?: (() => void) | undefined;
};

/** Good fits, then what is worth a look; what is far off is folded away. A part without results is not shown. */
export function ResultParts<Result>(props: ResultPartsProps<Result>) {
  const { parts, children, brief = children, onOpen } = props;
  const t = useT(catalogue("matches"));
  const isAskedFor = useLocation({ select: ({ hash }) => hash === distantHash });
  const list = (results: readonly Result[], item = children) => (
    <ol className="grid gap-3">{results.map((each) => item(each))}</ol>
  );
  return (
    <div className="grid gap-6">
      {parts.good.length > 0 && <Part title={t.good(parts.good.length)}>{list(parts.good)}</Part>}
      {parts.worthALook.length > 0 && (
        <Part title={t.worthALook(parts.worthALook.length)}>{list(parts.worthALook)}</Part>
      )}
      {parts.distant.length > 0 && (
        <Fold
          className="group rounded-card border border-line"
          isOpen={isAskedFor}
          onOpen={onOpen}
          summary={
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2.5 [&::-webkit-details-marker]:hidden">
              <span>
                <span className="block font-semibold">{t.distant(parts.distant.length)}</span>
                <span className="block text-sm text-muted">{t.distantHint}</span>
              </span>
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
          }
          before={<div className="px-3 pt-1 pb-3">{list(parts.distant, brief)}</div>}
        >
          {() => <div className="px-3 pt-1 pb-3">{list(parts.distant)}</div>}
        </Fold>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 font-bold">
        {title}
      </h3>
      {children}
    </section>
  );
}
