import { lazyPart } from "../../lib/lazy-part.tsx";
import { whenNear } from "../../lib/when.ts";

/** Where the page has it. */
const place = "lower-half";

/** What stands below the first screen, in the server's page; what makes it alive is loaded once a reader comes near it. */
export const lowerHalf = {
  place,
  ...lazyPart(async () => {
    if (!import.meta.env.SSR) await whenNear(place);
    return import("./lower-half.tsx");
  }),
};
