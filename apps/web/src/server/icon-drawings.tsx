import BadgeCheck from "lucide-react/icons/badge-check";
import Clock from "lucide-react/icons/clock";
import Lock from "lucide-react/icons/lock";
import MapPin from "lucide-react/icons/map-pin";
import Sparkles from "lucide-react/icons/sparkles";
import { renderToStaticMarkup } from "react-dom/server";
import type { SharedIconName } from "../ui/shared-icon.tsx";

const icons = {
  clock: Clock,
  lock: Lock,
  match: Sparkles,
  place: MapPin,
  verified: BadgeCheck,
} satisfies Record<SharedIconName, unknown>;

/** What shared icons show; it stays in the document, whatever its app draws. */
export const iconDrawings = renderToStaticMarkup(
  <svg className="hidden">
    {Object.entries(icons).map(([name, Icon]) => (
      <Icon key={name} id={`icon-${name}`} />
    ))}
  </svg>,
);
