import { useEffect, useRef, type ReactNode } from "react";

type DisclosureProps = {
  summary: ReactNode;
  /** Said when the summary shows an icon only. */
  label?: string;
  className: string;
  panelClassName: string;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A menu that opens without scripts; with them it also closes on Escape, on a click elsewhere, when the focus goes on and after a choice. */
export function Disclosure({
  summary,
  label,
  className,
  panelClassName,
  onToggle,
  children,
}: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = () => details.current?.removeAttribute("open");
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const isInside = details.current?.contains(target) === true;
      if (!isInside || target.closest("a") !== null) close();
    };
    // What has the focus would stand under it.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && details.current?.contains(target) === false) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || details.current?.open !== true) return;
      close();
      details.current.querySelector("summary")?.focus();
    };
    document.addEventListener("click", onClick);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("keydown", onKey);
    };
  }, []);

  return (
    <details ref={details} className="group" onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary aria-label={label} className={`list-none [&::-webkit-details-marker]:hidden ${className}`}>
        {summary}
      </summary>
      <div className={panelClassName}>{children}</div>
    </details>
  );
}
