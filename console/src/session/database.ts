// What this browser keeps: profiles with their keys, which are objects of WebCrypto, and small settings. In IndexedDB,
// because nothing else can hold a key that no script can read.

const name = "countersign-console";
const version = 1;

export type StoreName = "profiles" | "settings";

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore("profiles", { keyPath: "id" });
      request.result.createObjectStore("settings");
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB cannot be opened")));
  });
  return opening;
}

async function run<T>(
  store: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = work(transaction.objectStore(store));
    // Only then is it on the disk.
    transaction.addEventListener("complete", () => resolve(request.result));
    transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("IndexedDB refused")));
  });
}

export function readAll<T>(store: StoreName): Promise<T[]> {
  return run(store, "readonly", (rows) => rows.getAll() as IDBRequest<T[]>);
}

export function readOne<T>(store: StoreName, key: string): Promise<T | undefined> {
  return run(store, "readonly", (rows) => rows.get(key) as IDBRequest<T | undefined>);
}

/** @param key of settings; profiles have theirs inside */
export async function put(store: StoreName, value: unknown, key?: string): Promise<void> {
  await run(store, "readwrite", (rows) => rows.put(value, key));
}

export async function remove(store: StoreName, key: string): Promise<void> {
  await run(store, "readwrite", (rows) => rows.delete(key));
}
