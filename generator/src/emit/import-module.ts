// Loads modules that are not the compiler's own. In the bundle, whoever loads that does this too.

export const importModule = (url: string): Promise<unknown> => import(url);
