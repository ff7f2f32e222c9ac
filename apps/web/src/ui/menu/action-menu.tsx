import { Menu } from "@base-ui/react/menu";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import type { ComponentType } from "react";
import { iconButtonStyle } from "../buttons/button.tsx";

type MenuAction = {
  label: string;
  icon: ComponentType<{ "aria-hidden": "true" }>;
  onChoose: () => void;
};

type ActionMenuProps = {
  /** What the menu is for: its button shows three dots only. */
  label: string;
  actions: readonly MenuAction[];
};

/** What is done seldom, under three dots: arrows, Home, End and letters find an action, Escape goes back to the button. */
export default function ActionMenu({ label, actions }: ActionMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger aria-label={label} title={label} className={iconButtonStyle}>
        <EllipsisVertical aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} collisionPadding={8} className="z-40">
          <Menu.Popup className="max-w-80 min-w-44 rounded-card border border-line bg-surface p-2 text-ink shadow-raised transition-opacity duration-150 focus:outline-none data-ending-style:opacity-0 data-starting-style:opacity-0">
            {actions.map(({ label: name, icon: Icon, onChoose }) => (
              <Menu.Item
                key={name}
                onClick={onChoose}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-medium data-highlighted:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted"
              >
                <Icon aria-hidden="true" />
                {name}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
