import BadgeCheck from "lucide-react/icons/badge-check";
import Info from "lucide-react/icons/info";
import { catalogue, useT } from "../../lib/language/index.ts";

/** What the reader may rely on, and that nothing is paid here. */
export function Promises() {
  const { guarantee, payment } = useT(catalogue("services"));
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {[
        { ...guarantee, Icon: BadgeCheck },
        { ...payment, Icon: Info },
      ].map(({ title, text, Icon }) => (
        <li key={title} className="flex gap-3 rounded-card bg-sunken p-5">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
          <div>
            <p className="font-bold">{title}</p>
            <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
