import type { MatchType } from "@khamt/contract/vocabulary";
import Briefcase from "lucide-react/icons/briefcase";
import Lightbulb from "lucide-react/icons/lightbulb";
import { Avatar } from "../../ui/cards/avatar.tsx";

type Pictured = { type: MatchType; name: string; avatar: string | null };

/** Photo or logo; of an idea or a project, which have none, what it is. */
export function ProfilePicture({ profile: { type, name, avatar } }: { profile: Pictured }) {
  if (type === "cofounder") return <Avatar name={name} src={avatar} />;
  if (type === "company") return <Avatar name={name} src={avatar} shape="company" />;
  const Icon = type === "startup-idea" ? Lightbulb : Briefcase;
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}
