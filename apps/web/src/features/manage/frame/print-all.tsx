import { flushSync } from "react-dom";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { useAction } from "../../../ui/buttons/use-action.ts";

type PrintAllProps = {
  /** Reads the whole list. */
  load: () => Promise<unknown>;
  /** Draws it. */
  show: () => void;
};

/** Of a list that is shown by and by: on paper stands all of it. Needs the catalogues "manage" and "action". */
export function PrintAll({ load, show }: PrintAllProps) {
  const t = useT(catalogue("manage"));
  const printing = useAction<void, unknown>({
    call: load,
    onDone: () => {
      flushSync(show);
      print();
    },
  });
  return (
    <ActionButton variant="quiet" size="small" isPending={printing.isPending} onClick={() => printing.run()}>
      {t.print}
    </ActionButton>
  );
}
