import { Fragment } from "react";

const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/g;

/** As it was written. Addresses are links only where both sides know each other that far. */
export function MessageText({ text, areLinksShown }: { text: string; areLinksShown: boolean }) {
  if (!areLinksShown) return <>{text}</>;
  let end = 0;
  const parts = [...text.matchAll(address)].map((match) => {
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    return (
      <Fragment key={match.index}>
        {before}
        <a
          href={match[0]}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="font-semibold text-brand underline underline-offset-2"
        >
          {match[0]}
        </a>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
