import { useEngine } from "../engine.ts";

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** An uncontrolled input: typing renders nothing. What is typed before the page is alive stays. */
export function useTypedField(name: string) {
  const { methods, initial } = useEngine();
  const { ref, ...rest } = methods.register(name);
  const defaultValue = typeof initial[name] === "string" ? initial[name] : "";
  const attach = (element: Typed | null) => {
    const early = element?.value ?? defaultValue;
    ref(element);
    if (element !== null && early !== defaultValue && early !== element.value) methods.setValue(name, early);
  };
  return { ...rest, defaultValue, ref: attach };
}
