/** The browser has started to read the file long before. */
const lifetimeMs = 60_000;

/** Saves a file on the device. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), lifetimeMs);
}
