import { searchPartners } from "@khamt/contract/calls";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { catalogue, useT } from "../../lib/language/index.ts";
import { listQuery } from "../../lib/query/query.ts";
import { Marks } from "../../shared/profiles/marks.tsx";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { FindForm } from "../../ui/forms/find-form.tsx";
import { VouchButton } from "./vouch-card.tsx";

/** Finds the person to vouch for, by name or by what they do. */
export function VouchSearch({ wanted }: { wanted: string | undefined }) {
  const t = useT(catalogue("moderation")).vouches;
  const navigate = useNavigate();
  return (
    <section className="mb-8 grid gap-4">
      <p className="max-w-[62ch]">{t.intro}</p>
      <FindForm
        label={t.search}
        button={t.find}
        word={wanted}
        place="/moderation"
        onFind={(q) =>
          void navigate({ to: "/moderation", search: { view: "vouches", q }, resetScroll: false })
        }
        needsWords
      />
      {wanted !== undefined && <Found wanted={wanted} />}
    </section>
  );
}

function Found({ wanted }: { wanted: string }) {
  const t = useT(catalogue("moderation")).vouches;
  const { data } = useQuery({
    ...listQuery(searchPartners, { query: { searchTerm: wanted, type: "individual", limit: 8 } }),
    staleTime: 0,
  });
  const people = data?.items.filter(({ isDemo }) => !isDemo);
  return (
    <div role="status">
      {people?.length === 0 && <p className="text-muted">{t.nobody}</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {people?.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Avatar name={person.name} src={person.avatar} />
            <div className="min-w-0 grow basis-56">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
                <Link to="/startup-cofounders/$id" params={{ id: person.id }} className="hover:underline">
                  {person.name}
                </Link>
                <Marks {...person} />
              </p>
              {person.title !== null && <p className="text-sm text-muted">{person.title}</p>}
            </div>
            {person.verification?.by !== "operator" && <VouchButton id={person.id} name={person.name} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
