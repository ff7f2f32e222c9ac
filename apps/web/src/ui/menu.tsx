import { Menu as Base } from "@base-ui/react/menu";
import type { ReactNode } from "react";
import Ellipsis from "lucide-react/icons/ellipsis";
import { iconButtonStyle } from "./buttons/button.tsx";

type MenuItem = {
  name: string;
  icon: ReactNode;
  onSelect: () => void;
};

type MenuProps = {
  /** What the three dots stand for. */
  label: string;
  items: readonly MenuItem[];
};

/** What is wanted seldom, behind three dots. */
export function Menu({ label, items }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger aria-label={label} title={label} className={iconButtonStyle}>
        <Ellipsis aria-hidden="true" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={4} collisionPadding={8} className="z-50">
          <Base.Popup className="min-w-48 rounded-card border border-line bg-surface p-2 text-ink shadow-raised focus:outline-none">
            {items.map(({ name, icon, onSelect }) => (
              <Base.Item
                key={name}
                onClick={onSelect}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-medium select-none focus:outline-none data-highlighted:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted"
              >
                {icon}
                {name}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
