const widest = 75;

const encoder = new TextEncoder();

const octetsOf = (text: string): number => encoder.encode(text).length;

/** Text as a property value (RFC 5545, 3.3.11). */
export function textValue(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (special) => `\\${special}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** One property as lines of at most 75 octets (RFC 5545, 3.1), without splitting a character. */
function foldedLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const width = octetsOf(character);
    if (octets + width > widest) {
      lines.push(current);
      // The space that marks a continued line counts as well.
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += width;
  }
  return [...lines, current].join('\r\n');
}

/** Lines of a calendar file. */
export function fileOf(lines: readonly string[]): string {
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('');
}
