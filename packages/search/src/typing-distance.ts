const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', ';ςερτυθιοπ', 'ασδφγηξκλ', 'ζχψωβνμ'];

function neighboursOf(letter: string): string {
  const row = rows.findIndex((letters) => letters.includes(letter));
  if (row === -1) return '';
  const at = rows[row]?.indexOf(letter) ?? 0;
  const isFirst = row % 3 === 0;
  const isLast = row % 3 === 2;
  return [
    rows[row]?.slice(Math.max(0, at - 1), at + 2),
    isFirst ? '' : rows[row - 1]?.slice(at, at + 2),
    isLast ? '' : rows[row + 1]?.slice(Math.max(0, at - 1), at + 1),
  ].join('');
}

const neighbours = new Map(
  rows.flatMap((row) => Array.from(row, (letter) => [letter, neighboursOf(letter)] as const)),
);

/** A slip to a neighbour key or two swapped letters are likelier than any other error. */
const slip = 0.75;
const swap = 0.85;

/** Rows of the table of distances, used again for each pair. */
const longest = 128;
const [first, second, third] = [0, 1, 2].map(() => new Float64Array(longest + 1));

/**
 * The typing errors between two texts: a letter that is missing, doubled, swapped or another one.
 * @param most - larger distances are infinite
 */
export function typingDistance(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) > most || meant.length > longest) return Infinity;
  let [before, last, row] = [first, second, third];
  if (before === undefined || last === undefined || row === undefined) return Infinity;
  for (let j = 0; j <= meant.length; j += 1) last[j] = j;
  for (let i = 1; i <= typed.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= meant.length; j += 1) {
      const cost = costAt(typed, meant, i, j, before, last, row);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    // A swap reaches one row further back, which is no cheaper than this one by more than a step.
    if (least > most + 1) return Infinity;
    [before, last, row] = [last, row, before];
  }
  const distance = last[meant.length] ?? Infinity;
  return distance <= most ? distance : Infinity;
}

type Row = Float64Array;

function costAt(
  typed: string,
  meant: string,
  i: number,
  j: number,
  before: Row,
  last: Row,
  row: Row,
): number {
  const letter = typed[i - 1];
  const wanted = meant[j - 1];
  const same = last[j - 1] ?? 0;
  if (letter === wanted) return same;
  const isNeighbour = neighbours.get(wanted ?? '')?.includes(letter ?? '') === true;
  const cost = Math.min(same + (isNeighbour ? slip : 1), (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
  const isSwapped = i > 1 && j > 1 && letter === meant[j - 2] && typed[i - 2] === wanted;
  return isSwapped ? Math.min(cost, (before[j - 2] ?? 0) + swap) : cost;
}
