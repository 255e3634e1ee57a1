// Spellings of names: the wire, files and TypeScript each have their own.

export function pascal(camel: string): string {
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

export function camel(pascalCase: string): string {
  return pascalCase.charAt(0).toLowerCase() + pascalCase.slice(1);
}

/** `createUsers` → `create-users`. */
export function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase();
}

/** `createUsers` → `create_users`. */
export function snake(name: string): string {
  return kebab(name).replace(/[^a-z0-9]+/g, "_");
}

/** `create_users`, `create-users` and `CREATE_USERS` → `createUsers`. */
export function camelOf(name: string): string {
  const isOneWord = /^[A-Za-z][A-Za-z0-9]*$/.test(name) && name !== name.toUpperCase();
  if (isOneWord) return camel(name);
  return name.toLowerCase().replace(/[^a-z0-9]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `createUsers` → `CREATE_USERS`. */
export function constant(name: string): string {
  return snake(name).toUpperCase();
}
