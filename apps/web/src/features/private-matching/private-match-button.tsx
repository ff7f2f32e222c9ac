import type { MatchType } from "@khamt/contract/vocabulary";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import type { CardProfile } from "./settings.ts";
import { useNamedLabel, type ButtonLook } from "../../ui/buttons/button.tsx";
import { DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { SharedIcon } from "../../ui/shared-icon.tsx";

const PrivateMatchDialog = lazyWhenOnline(async () => ({
  default: (await import("./private-match-dialog.tsx")).PrivateMatchDialog,
}));

type PrivateMatchButtonProps = {
  label: string;
  /** What the dialog looks for at first. */
  type: MatchType;
  /** The profile on whose card it stands: the search is for it, unless the reader chooses otherwise. */
  from?: CardProfile | undefined;
  size?: ButtonLook["size"];
};

/** Opens the private dialog, which is loaded when it is first wanted. */
export function PrivateMatchButton(props: PrivateMatchButtonProps) {
  const { label, type, from, size } = props;
  return (
    <DialogButton
      variant="quiet"
      size={size}
      aria-label={useNamedLabel(label, from?.name)}
      dialog={(onClose) => <PrivateMatchDialog {...{ type, from, onClose }} />}
    >
      <SharedIcon name="lock" />
      {label}
    </DialogButton>
  );
}
