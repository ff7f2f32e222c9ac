import { Button } from "../../ui/buttons/button.tsx";

type NotLoadedProps = {
  /** What could not be loaded. */
  text: string;
  again: string;
  onAgain: () => void;
};

export function NotLoaded({ text, again, onAgain }: NotLoadedProps) {
  return (
    <p className="flex flex-wrap items-center gap-3 text-muted">
      {text}
      <Button variant="quiet" onClick={onAgain}>
        {again}
      </Button>
    </p>
  );
}
