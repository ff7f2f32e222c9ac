import { useEffect, useState } from "react";

/** Name of the section that stands at a third of the screen's height; `first` until the page is scrolled. */
export function useCurrentSection(first: string): string {
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    const look = () => {
      const sections = [...document.querySelectorAll<HTMLElement>("[data-section]")];
      const above = sections.findLast((each) => each.getBoundingClientRect().top < innerHeight / 3);
      setCurrent((above ?? sections[0])?.dataset["section"] ?? first);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [first]);
  return current;
}
