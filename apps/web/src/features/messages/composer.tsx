import Paperclip from "lucide-react/icons/paperclip";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import type * as contract from "@khamt/contract";
import { Button, IconButton } from "../../ui/buttons/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { MissingFiles } from "../../shared/files/files-field.tsx";
import { useUnsent } from "./use-unsent.ts";

// Named again, because the contract's values bring its schemas into the browser; the types hold them equal.
const longestMessage: typeof contract.longestMessage = 4000;
const mostAttachments: typeof contract.mostAttachments = 5;

const FilesField = lazyWhenOnline(async () => ({
  default: (await import("../../shared/files/files-field.tsx")).FilesField,
}));

type ComposerProps = {
  conversationId: string;
  onSend: (message: { text: string; attachments: readonly string[] }) => void;
  onTyping: () => void;
};

export function Composer({ conversationId, onSend, onTyping }: ComposerProps) {
  const t = useT(catalogue("messages")).composer;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useUnsent(conversationId);
  const [attachments, setAttachments] = useState<readonly string[]>([]);
  const [isAttaching, setAttaching] = useState(false);
  const [missing, setMissing] = useState<MissingFiles>();
  useEffect(() => goOnTyping(box.current), []);
  const isTooLong = text.trim().length > longestMessage;
  const isEmpty = text.trim() === "" && attachments.length === 0;
  const isHeld = isEmpty || isTooLong || missing !== undefined;

  const send = () => {
    if (isHeld) return;
    onSend({ text: text.trim(), attachments });
    setText("");
    setAttachments([]);
    setAttaching(false);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being put together, Enter belongs to that.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      data-bar="composer"
      className="grid gap-2 border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isAttaching && (
        <Suspense>
          <FilesField
            label={t.files}
            most={mostAttachments}
            value={attachments}
            onChange={setAttachments}
            onMissing={setMissing}
          />
        </Suspense>
      )}
      <label htmlFor={id} className="sr-only">
        {t.label}
      </label>
      <div className="flex items-end gap-1.5">
        <IconButton
          label={t.attach}
          title={t.attach}
          aria-expanded={isAttaching}
          onClick={() => setAttaching((before) => !before || attachments.length > 0 || missing !== undefined)}
        >
          <Paperclip aria-hidden="true" />
        </IconButton>
        <textarea
          ref={box}
          id={id}
          rows={1}
          value={text}
          enterKeyHint="send"
          placeholder={t.placeholder}
          aria-describedby={`${id}-hint`}
          aria-invalid={isTooLong || undefined}
          onChange={(event) => {
            setText(event.target.value);
            if (event.target.value.trim() !== "") onTyping();
          }}
          onKeyDown={onKeyDown}
          className="control field-sizing-content max-h-40 resize-none"
        />
        <Button type="submit" aria-disabled={isHeld}>
          <SendHorizontal aria-hidden="true" />
          <span className="max-sm:sr-only">{t.send}</span>
        </Button>
      </div>
      <p
        id={`${id}-hint`}
        role={missing === undefined ? undefined : "status"}
        className={classNames(
          "text-sm",
          isTooLong || missing === "failed" ? "text-danger" : "text-muted",
          !isTooLong && missing === undefined && "max-sm:sr-only",
        )}
      >
        {isTooLong ? t.tooLong(longestMessage) : missing === undefined ? t.hint : t.missing[missing]}
      </p>
    </form>
  );
}

/** Where words were brought along, or left here before. On a phone its keyboard would cover what was said. */
function goOnTyping(box: HTMLTextAreaElement | null): void {
  if (box === null || box.value === "" || !matchMedia("(pointer: fine)").matches) return;
  box.focus();
  box.setSelectionRange(box.value.length, box.value.length);
}
