/** A number beside the picture and a line to its part, in pixels from the corner of the picture. */
export interface Mark {
  readonly number: number;
  /** The middle of the number. */
  readonly x: number;
  readonly y: number;
  /** The end of the line, beside the part. */
  readonly toX: number;
  readonly toY: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly number: number;
  readonly rect: Box;
}

/** Side of a number, and its distance from the next one. */
const size = 22;
const step = size + 4;
/** Numbers are in the margins: never on the component. */
const gutter = 22;
/** Between a line and its part, so that it touches no letter. */
const gap = 5;

/** Height of a picture in which all numbers fit. */
export const heightFor = (count: number): number => count * step + step;

type Aim = Pick<Mark, 'number' | 'toX' | 'toY'>;

/** Puts the numbers of one margin beside their parts, in order and without meeting. */
function column(aims: readonly Aim[], x: number, height: number): Mark[] {
  const sorted = aims.toSorted((a, b) => a.toY - b.toY || a.number - b.number);
  let free = size / 2;
  const marks = sorted.map((aim) => {
    const y = Math.max(free, aim.toY);
    free = y + step;
    return { ...aim, x, y };
  });
  let limit = height - size / 2;
  return marks
    .toReversed()
    .map((mark) => {
      const y = Math.min(mark.y, limit);
      limit = y - step;
      return { ...mark, y };
    })
    .toReversed();
}

/** Leads a line from the nearer margin to each part. */
export function spread(places: readonly Place[], picture: Box): Mark[] {
  const sides: { readonly left: Aim[]; readonly right: Aim[] } = { left: [], right: [] };
  for (const { number, rect } of places) {
    const left = rect.left - picture.left;
    const right = left + rect.width;
    const isLeft = left <= picture.width - right;
    // The line ends in the first line of a tall part.
    const toY = rect.top - picture.top + Math.min(rect.height / 2, size);
    (isLeft ? sides.left : sides.right).push({
      number,
      toX: isLeft ? left - gap : right + gap,
      toY,
    });
  }
  // The picture grows to this height once it has its numbers.
  const height = Math.max(picture.height, heightFor(places.length));
  return [
    ...column(sides.left, gutter, height),
    ...column(sides.right, picture.width - gutter, height),
  ].toSorted((a, b) => a.number - b.number);
}

/**
 * Finds the visible parts of a component in a frame and positions their numbers.
 * @returns undefined while the component is not rendered
 */
export function placeMarks(
  frame: HTMLElement,
  component: string,
  names: readonly string[],
): Mark[] | undefined {
  const root =
    frame.querySelector(`[data-component="${component}"]`) ??
    frame.querySelector('[data-component]');
  if (root === null || frame.parentElement === null) return undefined;
  const places = names.flatMap((name, index) => {
    const part = name === 'root' ? root : root.querySelector(`[data-part="${CSS.escape(name)}"]`);
    const rect = part?.getBoundingClientRect();
    return rect && rect.width > 1 && rect.height > 1 ? [{ number: index + 1, rect }] : [];
  });
  return spread(places, frame.parentElement.getBoundingClientRect());
}
