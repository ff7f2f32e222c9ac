import { useQuery } from "@tanstack/react-query";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { BackLink } from "../../../ui/page/back-link.tsx";
import { invitationsQuery, managedOneQuery } from "./queries.ts";

/** One code as large as the screen or the paper allows. The loader has asked for it. */
export function QrPage({ id, invitation }: { id: string; invitation: string }) {
  const t = useT(catalogue("desk-programmes")).invitations;
  const language = useLanguage();
  const programme = useQuery(managedOneQuery(id)).data;
  const link = useQuery(invitationsQuery(id)).data?.find((each) => each.id === invitation);
  if (programme === undefined || link === undefined) return null;
  const { size, path } = link.qr;
  const name = programme.name[language];
  return (
    <div className="frame grid justify-items-center gap-5 py-8 text-center">
      <div className="justify-self-start print:hidden">
        <BackLink to="/manage/programmes/$id" params={{ id }} search={{ view: "invitations" }}>
          {name}
        </BackLink>
      </div>
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-4xl">{name}</h1>
      {/* Dark on light in either theme: many cameras read nothing else. */}
      <div className="w-full max-w-[min(70vh,40rem)] rounded-card bg-surface p-4 text-ink scheme-light">
        <svg role="img" aria-label={t.qr(name)} viewBox={`0 0 ${size} ${size}`} className="w-full">
          <path d={path} fill="currentColor" shapeRendering="crispEdges" />
        </svg>
      </div>
      <p className="text-lg">{t.scan}</p>
      <Button variant="secondary" onClick={() => print()}>
        {t.print}
      </Button>
    </div>
  );
}
