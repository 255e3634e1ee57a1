/** Where the documentation is, below the output folder. */
export const docsFolder = "dist/docs";
