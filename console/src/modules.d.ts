// What Vite takes beside modules of TypeScript.

declare module "*.css";
