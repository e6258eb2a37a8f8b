import { Graph, layout } from '@dagrejs/dagre';
import type { DescribedState, Way } from './describe-machine.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is written in a state: its name, its actors, and its transitions to other states and to itself. */
export interface Row {
  readonly kind: 'name' | 'runs' | 'way' | 'again';
  readonly text: string;
  /** The middle of its line. */
  readonly y: number;
}

export interface DrawnState extends Box {
  readonly state: DescribedState;
  /** Whether the state around it begins here. */
  readonly isInitial: boolean;
  readonly rows: readonly Row[];
}

/** An arrow from the row of a transition to the state that it leads to. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly path: string;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** States with states inside, from the outside. */
  readonly frames: readonly (Box & { readonly state: DescribedState })[];
  readonly states: readonly DrawnState[];
  readonly arrows: readonly Arrow[];
}

const rowHeight = 20;
const padding = { x: 14, y: 8 };
/** Widths of a letter: names are bold. */
const letter = { name: 8.4, other: 7.1 };
const radius = 12;

interface Point {
  readonly x: number;
  readonly y: number;
}

const nameOf = ({ path }: DescribedState): string =>
  path === '' ? 'any state' : path.slice(path.lastIndexOf('.') + 1);

const wordsOf = ({ event, guard }: Way): string => (guard === null ? event : `${event} [${guard}]`);

type Written = Omit<Row, 'y'> & { readonly to?: string };

/** Transitions that change nothing are in the table only. */
function rowsOf(state: DescribedState): readonly Written[] {
  const seen = new Set<string>();
  const ways = state.ways.flatMap((way): readonly Written[] =>
    way.targets.map((to) =>
      to === state.path
        ? { kind: 'again', text: `again: ${wordsOf(way)}` }
        : { kind: 'way', text: wordsOf(way), to },
    ),
  );
  return [
    { kind: 'name' as const, text: nameOf(state) },
    ...state.runs.map((actor) => ({ kind: 'runs' as const, text: `runs ${actor}` })),
    // Guards that differ only in their parameters have one name.
    ...ways.filter(({ text, to = '' }) => !seen.has(`${text} ${to}`) && seen.add(`${text} ${to}`)),
  ];
}

function sizeOf(rows: readonly Written[]): Pick<Box, 'width' | 'height'> {
  const widths = rows.map(
    ({ kind, text }) => text.length * (kind === 'name' ? letter.name : letter.other),
  );
  return {
    width: Math.ceil(Math.max(...widths)) + 2 * padding.x,
    height: rows.length * rowHeight + 2 * padding.y,
  };
}

const at = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** The point on the way from a corner, where its rounding begins. */
function before(corner: Point, { x, y }: Point): Point {
  const length = Math.hypot(x - corner.x, y - corner.y);
  const share = length === 0 ? 0 : Math.min(radius, length / 2) / length;
  return { x: corner.x + (x - corner.x) * share, y: corner.y + (y - corner.y) * share };
}

/** A line through all points, with round corners. */
function lineThrough(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '';
  const corners = points.slice(1, -1).map((corner, place) => {
    const [from, to] = [points[place] ?? first, points[place + 2] ?? last];
    return `L${at(before(corner, from))}Q${at(corner)} ${at(before(corner, to))}`;
  });
  return `M${at(first)}${corners.join('')}L${at(last)}`;
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** An edge cannot end at a frame: it ends at the name of the frame, which is a node inside it. */
const headOf = (path: string): string => `${path}#`;

const isFrame = ({ children }: DescribedState): boolean => children.length > 0;

function graphOf(states: readonly DescribedState[], nodeOf: (path: string) => string) {
  const graph = new Graph({ compound: true });
  graph.setGraph({
    rankdir: 'LR',
    nodesep: 20,
    edgesep: 8,
    ranksep: 44,
    marginx: 16,
    marginy: 16,
  });
  for (const state of states) {
    if (isFrame(state) && state.path !== '') graph.setNode(state.path, {});
    const rows = rowsOf(state);
    // The machine itself has a name only where something leads from every state.
    if (state.path !== '' || rows.length > 1) graph.setNode(nodeOf(state.path), sizeOf(rows));
  }
  for (const state of states.filter(({ path }) => path !== '')) {
    for (const child of state.children) graph.setParent(child, state.path);
    if (isFrame(state)) graph.setParent(headOf(state.path), state.path);
  }
  for (const state of states) {
    for (const { to } of rowsOf(state)) {
      if (to !== undefined) graph.setEdge(nodeOf(state.path), nodeOf(to), {});
    }
  }
  layout(graph);
  return graph;
}

/**
 * Draws a described machine: a box for each state with its transitions, and from each of them an
 * arrow to its target.
 */
export function drawMachine(states: readonly DescribedState[]): Drawing {
  const framed = new Set(states.filter(isFrame).map(({ path }) => path));
  const initial = new Set(states.flatMap((state) => state.initial));
  const nodeOf = (path: string): string => (framed.has(path) ? headOf(path) : path);
  const graph = graphOf(states, nodeOf);
  const boxAt = (node: string): Box => boxOf(graph.node(node) as Partial<Box>);

  const drawn = states
    .filter(({ path }) => graph.hasNode(nodeOf(path)))
    .map((state) => {
      const box = boxAt(nodeOf(state.path));
      const middle = box.y + padding.y + rowHeight / 2;
      const rows = rowsOf(state).map((row, place) => ({ ...row, y: middle + place * rowHeight }));
      return { ...box, state, isInitial: initial.has(state.path), rows };
    });

  const arrows = drawn.flatMap(({ state, x, width, rows }) =>
    rows.flatMap(({ text, to, y }) => {
      if (to === undefined) return [];
      const edge = graph.edge(nodeOf(state.path), nodeOf(to)) as {
        readonly points: readonly Point[];
      };
      const [, ...points] = edge.points;
      const isAhead = (points[0]?.x ?? 0) > x + width / 2;
      const start = { x: isAhead ? x + width : x, y };
      return [{ from: state.path, to, text, path: lineThrough([start, ...points]) }];
    }),
  );

  const { width = 0, height = 0 } = graph.graph() as Partial<Box>;
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    frames: states
      .filter(({ path }) => path !== '' && framed.has(path))
      .map((state) => ({ ...boxAt(state.path), state })),
    states: drawn,
    arrows,
  };
}
