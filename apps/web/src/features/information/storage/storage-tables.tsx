import { catalogue, useT } from "../../../lib/language/index.ts";
import { browserStorage } from "./browser-storage.ts";

export function StorageTables() {
  const t = useT(catalogue("legal")).storage;
  return (
    <>
      <section>
        <h2 className="text-lg font-bold">{t.cookies}</h2>
        <StorageList place="cookies" />
      </section>
      <section>
        <h2 className="text-lg font-bold">{t.browser}</h2>
        <p className="mt-1 text-muted">{t.browserHint}</p>
        <StorageList place="browser" />
      </section>
    </>
  );
}

function StorageList({ place }: { place: keyof typeof browserStorage }) {
  const t = useT(catalogue("legal")).storage;
  return (
    <ul className="mt-4 grid gap-4">
      {browserStorage[place].map(({ id, name }) => (
        <li key={id} className="rounded-card border border-line bg-surface p-4">
          <p className="font-mono text-sm font-semibold wrap-anywhere">
            <code>{name}</code>
          </p>
          <p className="mt-1 text-muted">{t.items[id].why}</p>
          <p className="mt-1 text-sm">{`${t.life}: ${t.items[id].life}`}</p>
        </li>
      ))}
    </ul>
  );
}
