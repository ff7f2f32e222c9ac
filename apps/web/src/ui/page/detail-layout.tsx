import { type LinkProps, useHydrated, useLocation, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ShareButton } from "../buttons/share-button.tsx";
import { BackButton, BackLink } from "./back-link.tsx";

type DetailLayoutProps = {
  back: { to: NonNullable<LinkProps["to"]>; label: string };
  /** A picture before the title. */
  avatar?: ReactNode;
  title: string;
  /** Language that the title is written in. */
  titleLanguage: string;
  /** Under the title: who, what, marks. */
  subtitle?: ReactNode;
  marks?: ReactNode;
  /** Beside the text; on phones before it. */
  actions: ReactNode;
  /** Beside the text, under the actions; on phones between the two. */
  facts: ReactNode;
  children: ReactNode;
};

/** One profile on a page of its own: who it is, its text on the left, facts and actions on the right. */
export function DetailLayout(props: DetailLayoutProps) {
  const { back, avatar, title, titleLanguage, subtitle, marks, actions, facts, children } = props;
  return (
    <div className="frame pt-6 pb-24">
      <div className="flex items-start justify-between gap-4">
        <WayBack {...back} />
        <ShareButton isShort />
      </div>
      <article className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 wrap-anywhere lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr]">
        <header className="flex items-start gap-4 sm:items-center sm:gap-5 lg:col-span-2">
          {avatar}
          <div className="min-w-0">
            <h1
              lang={titleLanguage}
              className="max-w-[24em] text-[1.75rem] leading-tight font-bold tracking-[-0.02em] sm:text-4xl"
            >
              {title}
            </h1>
            {subtitle !== undefined && <div className="mt-2 text-muted sm:text-lg">{subtitle}</div>}
            {marks !== undefined && <div className="mt-4 flex flex-wrap items-center gap-2">{marks}</div>}
          </div>
        </header>
        <div className="lg:col-start-2 lg:row-start-2">{actions}</div>
        <aside className="grid content-start gap-6 min-[22rem]:max-lg:[&_dl]:grid-cols-2 max-lg:[&_dl]:gap-x-6 lg:col-start-2 lg:row-start-3 lg:-mt-4">
          {facts}
        </aside>
        <div className="grid content-start gap-10 lg:col-start-1 lg:row-span-2 lg:row-start-2">
          {children}
        </div>
      </article>
    </div>
  );
}

/** To what was found, where a match has led here, as it was left; else to the list. */
function WayBack({ to, label }: DetailLayoutProps["back"]) {
  const t = useT(catalogue("ui"));
  const { history } = useRouter();
  const isHydrated = useHydrated();
  const isFound = useLocation({ select: ({ state }) => state.found !== undefined });
  if (!isHydrated || !isFound) return <BackLink to={to}>{label}</BackLink>;
  return <BackButton onClick={() => history.back()}>{t.backToFound}</BackButton>;
}

export function DetailSection({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <section>
      <h2 className="text-xl font-bold">{title}</h2>
      {hint !== undefined && <p className="mt-1 text-muted">{hint}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** Text as its author wrote it: own lines, own language. */
export function OwnWords({ text, language }: { text: string; language: string }) {
  return (
    <p lang={language} className="max-w-[68ch] text-lg leading-relaxed whitespace-pre-line">
      {text}
    </p>
  );
}
