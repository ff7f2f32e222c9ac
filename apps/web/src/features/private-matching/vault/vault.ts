import type { SavedResult } from "../result.ts";

// Private results that were saved, on this device alone. Encrypted they are readable only through a key that the browser
// keeps and gives out to no script: who copies the data has nothing.

export type Kept = {
  readonly key: number;
  readonly encrypted: boolean;
} & SavedResult;

export type Vault = {
  list: () => Promise<Kept[]>;
  save: (result: SavedResult, encrypt: boolean) => Promise<void>;
  remove: (key: number) => Promise<void>;
};

type Row =
  | { encrypted: false; result: SavedResult }
  | { encrypted: true; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

const [keys, results] = ["keys", "results"];

const name = "khamt-private";

export async function openVault(): Promise<Vault> {
  const db = await openDatabase(name);
  const store = (of: string, mode: IDBTransactionMode) => db.transaction(of, mode).objectStore(of);

  async function requireKey(): Promise<CryptoKey> {
    const known = await settled<CryptoKey | undefined>(store(keys, "readonly").get("results"));
    if (known) return known;
    const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
      "encrypt",
      "decrypt",
    ]);
    await settled(store(keys, "readwrite").put(made, "results"));
    return made;
  }

  async function sealed(result: SavedResult): Promise<Row> {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(result));
    return {
      encrypted: true,
      iv,
      data: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await requireKey(), text),
    };
  }

  async function opened(row: Row): Promise<SavedResult | undefined> {
    if (!row.encrypted) return row.result;
    try {
      const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv: row.iv }, await requireKey(), row.data);
      const result: SavedResult = JSON.parse(new TextDecoder().decode(text));
      return result;
    } catch {
      // The browser has thrown its key away: nobody can read this any more.
      return undefined;
    }
  }

  return {
    list: async () => {
      const reading = store(results, "readonly");
      const [rows, numbers] = await Promise.all([
        settled<Row[]>(reading.getAll()),
        settled<IDBValidKey[]>(reading.getAllKeys()),
      ]);
      const kept = await Promise.all(
        rows.map(async (row, at) => {
          const result = await opened(row);
          return result && { ...result, key: Number(numbers[at]), encrypted: row.encrypted };
        }),
      );
      return kept.filter((each) => each !== undefined).toReversed();
    },
    save: async (result, encrypt) => {
      const row: Row = encrypt ? await sealed(result) : { encrypted: false, result };
      await settled(store(results, "readwrite").add(row));
    },
    remove: async (key) => {
      await settled(store(results, "readwrite").delete(key));
    },
  };
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener("upgradeneeded", () => {
    request.result.createObjectStore(keys);
    request.result.createObjectStore(results, { autoIncrement: true });
  });
  return settled(request);
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  request.addEventListener("success", () => resolve(request.result));
  request.addEventListener("error", () => reject(request.error ?? new Error("the browser's storage failed")));
  return promise;
}
