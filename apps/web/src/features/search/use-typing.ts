import { useEffect, useRef, useState } from "react";

const pause = 200;

interface Typing {
  text: string;
  /** The address's words when they were last looked at. */
  word: string;
  /** Words on their way into the address. */
  sent: readonly string[];
}

/**
 * A text box that runs ahead of the address: what is typed goes there when the typing pauses, and an address that
 * something else changed comes back into the box.
 */
export function useTyping(word: string, send: (word: string) => void) {
  const [state, setState] = useState<Typing>({ text: word, word, sent: [] });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (state.word !== word) setState(follow(state, word));
  useEffect(() => () => clearTimeout(timer.current), []);

  const submit = (text: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const next = text.trim();
    const isThere = next === (state.sent.at(-1) ?? state.word);
    setState((old) => ({ ...old, text, sent: isThere ? old.sent : [...old.sent, next] }));
    if (!isThere) send(next);
  };
  const type = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(text), pause);
    setState((old) => ({ ...old, text }));
  };
  /** Sends at once what waits for a pause: the reader turns to something else. */
  const flush = () => {
    if (timer.current !== undefined) submit(state.text);
  };
  return { text: state.text, type, submit, flush };
}

/** An address that was sent from here leaves the box alone: meanwhile more may have been typed. */
function follow(state: Typing, word: string): Typing {
  const place = state.sent.indexOf(word);
  if (place === -1) return { text: word, word, sent: [] };
  return { ...state, word, sent: state.sent.slice(place + 1) };
}
