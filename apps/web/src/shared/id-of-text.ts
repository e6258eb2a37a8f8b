const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** A UUID that is the same for the same text, so that a form which is sent again is one request. */
export async function idOfText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = new Uint8Array(digest, 0, 16);
  // Version 8, made in its own way, of the usual variant.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return [...bytes]
    .map(hex)
    .join('')
    .replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
