import ArrowUpRight from "lucide-react/icons/arrow-up-right";

/** An address that a profile's owner gave: drawn only if it is a web address. */
export function ExternalLink({ href, label }: { href: string | null; label?: string }) {
  const url = href === null ? null : webAddress(href);
  if (url === null) return null;
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noopener nofollow ugc"
      className="inline-flex min-h-11 items-center gap-1 font-semibold break-all text-brand hover:underline"
    >
      {label ?? url.host.replace(/^www\./, "")}
      <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
    </a>
  );
}

function webAddress(text: string): URL | null {
  const url = URL.parse(text);
  return url !== null && ["http:", "https:"].includes(url.protocol) ? url : null;
}
