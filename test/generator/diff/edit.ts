// Edits of a contract's texts. Each fails where it finds nothing to change.

import type { Edit } from "./case.js";

export function replace(file: string, from: string, to: string): Edit {
  return (files) => {
    const text = files.get(file) ?? "";
    if (!text.includes(from)) throw new Error(`${file} holds no ${JSON.stringify(from)}`);
    files.set(
      file,
      text.replace(from, () => to),
    );
  };
}

export function remove(file: string): Edit {
  return (files) => {
    if (!files.delete(file)) throw new Error(`there is no ${file}`);
  };
}

export function add(file: string, text: string): Edit {
  return (files) => {
    if (files.has(file)) throw new Error(`there is a ${file} already`);
    files.set(file, text);
  };
}

export function all(...edits: readonly Edit[]): Edit {
  return (files) => {
    for (const edit of edits) edit(files);
  };
}

/** In the file of shapes. */
export function shapes(from: string, to: string): Edit {
  return replace("shapes/shop.yaml", from, to);
}

/** Takes a part of the file of shapes out. */
export function without(part: string): Edit {
  return shapes(part, "");
}
