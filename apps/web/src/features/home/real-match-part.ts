import { lazyPart } from "../../lib/lazy-part.tsx";

/** Where the page has it. */
const place = "real-match";

/** It stands in the server's page; what makes it alive is loaded once a reader comes near it. */
export const realMatch = {
  place,
  ...lazyPart(async () => {
    if (!import.meta.env.SSR) await whenNear();
    return import("./real-match.tsx");
  }),
};

function whenNear(): Promise<void> {
  const element = document.querySelector(`#${place}`);
  // Without its HTML there is nothing that could be come near to.
  if (element === null || element.childElementCount === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: "200px" },
    );
    watch.observe(element);
  });
}
