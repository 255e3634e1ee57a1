// Gives a person a file that this page has made. It goes nowhere else.

/** @param name without anything that others have chosen */
export function saveFile(name: string, pieces: readonly BlobPart[], type: string): void {
  const url = URL.createObjectURL(new Blob([...pieces], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Browsers have it once the click is over; some begin to read it a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
