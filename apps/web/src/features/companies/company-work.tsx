import type { CompanyPage } from "@khamt/contract";
import FileText from "lucide-react/icons/file-text";
import Image from "lucide-react/icons/image";
import type { ReactNode } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { DetailSection } from "../../ui/page/detail-layout.tsx";
import { ExternalLink } from "../../ui/page/external-link.tsx";
import { Facts } from "../../ui/cards/facts.tsx";

/** What a company shows of its work: pieces, pages, files, and what its clients say. */
export function CompanyWork({ company }: { company: CompanyPage }) {
  const { detail: t } = useT(catalogue("companies"));
  const { portfolioItems, caseStudyUrls, projectFiles, clientTestimonials, contentLanguage } = company;
  const lists = [portfolioItems, caseStudyUrls, projectFiles, clientTestimonials];
  if (lists.every((list) => list.length === 0)) return null;
  return (
    <DetailSection title={t.work}>
      <Facts
        items={[
          {
            label: t.portfolio,
            value: listOf(portfolioItems, (item) => (
              <span lang={contentLanguage} className="font-normal wrap-anywhere">
                {item}
              </span>
            )),
          },
          { label: t.caseStudies, value: listOf(caseStudyUrls, (href) => <CaseStudy href={href} />) },
          { label: t.files, value: listOf(projectFiles, (file) => <ProjectFile {...file} />) },
          {
            label: t.testimonials,
            value: listOf(clientTestimonials, (said) => (
              <blockquote
                lang={contentLanguage}
                className="border-l-2 border-line pl-3 font-normal wrap-anywhere"
              >
                {said}
              </blockquote>
            )),
          },
        ]}
      />
    </DetailSection>
  );
}

function listOf<Item>(items: readonly Item[], show: (item: Item) => ReactNode): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {items.map((item, index) => (
        <li key={index}>{show(item)}</li>
      ))}
    </ul>
  );
}

/** Host and path, so that several of one site are told apart. */
function CaseStudy({ href }: { href: string }) {
  const url = URL.parse(href);
  const path = url === null ? "" : url.pathname.replace(/\/$/, "");
  return <ExternalLink href={href} label={url === null ? href : url.host.replace(/^www\./, "") + path} />;
}

/** Papers are saved, pictures open. */
function ProjectFile({ url, name, type }: CompanyPage["projectFiles"][number]) {
  const isPaper = type === "application/pdf";
  const Icon = isPaper ? FileText : Image;
  return (
    <a
      href={url}
      {...(isPaper ? { download: name ?? "" } : { target: "_blank", rel: "noopener" })}
      className="inline-flex min-h-8 items-center gap-2 font-semibold text-brand wrap-anywhere hover:underline"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {name}
    </a>
  );
}
