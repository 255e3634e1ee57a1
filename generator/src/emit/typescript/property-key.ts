// Names as members of objects: bare where they are identifiers, quoted otherwise.

export function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name);
}

export function propertyKey(name: string): string {
  return isIdentifier(name) ? name : JSON.stringify(name);
}
