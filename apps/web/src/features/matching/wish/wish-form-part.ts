import { lazyPart } from "../../../lib/lazy-part.tsx";
import { whenUsed } from "../../../lib/when.ts";
import { wishesKey } from "./wishes-key.ts";

/** Where the first page has it. */
const place = "wish";

/** It stands in the server's page; what makes it alive is loaded once the reader does anything, or has written in it before. */
export const wishForm = {
  place,
  ...lazyPart(async () => {
    if (!import.meta.env.SSR && !hasWritten()) await whenUsed(place);
    const { WishForm } = await import("./wish-form.tsx");
    return { default: WishForm };
  }),
};

function hasWritten(): boolean {
  try {
    return sessionStorage.getItem(wishesKey) !== null;
  } catch {
    return false;
  }
}
