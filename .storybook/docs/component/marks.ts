/** A number beside a part, in pixels from the start of the picture. */
export interface Mark {
  readonly number: number;
  readonly inline: number;
  readonly block: number;
}

/** Side of a mark. */
const size = 22;

interface Place {
  readonly number: number;
  readonly rect: { readonly left: number; readonly top: number; readonly width: number };
}

const meets = (a: Omit<Mark, 'number'>, b: Omit<Mark, 'number'>): boolean =>
  Math.abs(a.inline - b.inline) < size && Math.abs(a.block - b.block) < size;

/** Puts each mark on the corner of its part, beside existing marks. */
export function spread(
  places: readonly Place[],
  origin: { readonly left: number; readonly top: number },
): Mark[] {
  const marks: Mark[] = [];
  for (const { number, rect } of places) {
    let mark = {
      number,
      inline: Math.max(0, rect.left - origin.left - size / 2),
      block: Math.max(0, rect.top - origin.top - size / 2),
    };
    while (marks.some((other) => meets(other, mark))) {
      mark = { ...mark, inline: mark.inline + size + 2 };
    }
    marks.push(mark);
  }
  return marks;
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
