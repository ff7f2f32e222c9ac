import { useEffect, useState } from "react";
import { useEngine } from "./engine.ts";
import type { FormValues } from "./values.ts";

const pause = 250;

/** What stands in the form once the typing pauses. For parts that show all of it: fields never wait for them. */
export function useSettledValues(): FormValues {
  const { methods, initial } = useEngine();
  const [values, setValues] = useState(initial);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => setValues({ ...methods.getValues() });
    const unsubscribe = methods.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(show, pause);
      },
    });
    show();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [methods]);
  return values;
}
