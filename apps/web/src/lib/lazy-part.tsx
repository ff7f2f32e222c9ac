import { useState, type ComponentType } from "react";
import { lazyWhenOnline } from "./lazy-when-online.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component whose code comes when it is wanted. After `load` it renders at once, in the server's page too. */
export function lazyPart<Props extends object>(load: Load<Props>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const Later = lazyWhenOnline(fetchPart);

  function Part(props: Props) {
    const [Ready] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Ready {...props} />;
  }
  return { Part, load: async () => void (await fetchPart()) };
}
