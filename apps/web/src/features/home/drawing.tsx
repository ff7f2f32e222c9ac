import { memo, Suspense } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { whenUsed } from "../../lib/when.ts";

const place = "drawing";

/** The picture of a match stands in the server's page; its code is loaded once the reader does anything. */
export const drawing = lazyPart(async () => {
  if (!import.meta.env.SSR) await whenUsed(place);
  return import("./match-drawing.tsx");
});

export const Drawing = memo(() => (
  <div id={place}>
    <Suspense>
      <drawing.Part />
    </Suspense>
  </div>
));
