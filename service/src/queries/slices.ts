// Lists that are in memory already, in batches like those that are read: writing them is what takes time.

const size = 100;

/** What is made of each item, in the order of the items. */
export async function* slices<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item) => Made,
): AsyncGenerator<Made[], void, undefined> {
  let batch: Made[] = [];
  for (const item of items) {
    batch.push(make(item));
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
