import { useEffect, useRef, type ReactNode } from "react";
import { Knot } from "../../../ui/page/knot.tsx";

type LinkPageProps = {
  title: string;
  text: string;
  /** It took the place of a form: the cursor goes to its title. */
  isOutcome?: boolean;
  children: ReactNode;
};

/** A page that a mail leads to: one thing to do. */
export function LinkPage({ title, text, isOutcome = false, children }: LinkPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOutcome) heading.current?.focus();
  }, [isOutcome]);
  return (
    <div className="frame grid justify-items-center py-12 sm:py-20">
      <div className="w-full max-w-[30rem]">
        <Knot className="size-12 text-brand" />
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-4 scroll-mt-24 outline-none text-[1.75rem] leading-tight font-bold tracking-[-0.02em]"
        >
          {title}
        </h1>
        <p className="mt-2 text-muted">{text}</p>
        <div className="mt-6 grid gap-4">{children}</div>
      </div>
    </div>
  );
}
