import type { Idea } from "@khamt/contract";
import { Avatar } from "../../ui/cards/avatar.tsx";

export function Founder({ idea }: { idea: Idea }) {
  return (
    <span className="mt-1 flex items-center gap-3">
      <Avatar name={idea.ownerName} src={idea.avatar} />
      <span lang={idea.contentLanguage}>{idea.ownerName}</span>
    </span>
  );
}
