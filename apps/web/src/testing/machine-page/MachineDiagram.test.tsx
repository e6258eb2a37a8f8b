import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { ratingMachine } from '../../features/my-bookings/rating-machine.ts';
import { describeMachine } from './describe-machine.ts';
import { type Box, drawMachine } from './draw-machine.ts';
import { MachineDiagram } from './MachineDiagram.tsx';

const modules = import.meta.glob<Record<string, unknown>>(
  '../../{blocks,features,shell}/**/*-machine.ts',
  { eager: true },
);

const machines = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine);

const drawingOf = (machine: AnyStateMachine): string =>
  renderToStaticMarkup(<MachineDiagram name="it" states={describeMachine(machine)} />);

const textsOf = (drawing: string): readonly string[] =>
  [...drawing.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);

const titlesOf = (drawing: string): readonly string[] =>
  [...drawing.matchAll(/<title>([^<→]*)</g)].map(([, text = '']) => text);

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.for(machines)('the diagram of $id', (machine) => {
  const states = describeMachine(machine);
  const drawing = drawMachine(states);

  it('has every state', () => {
    const drawn = titlesOf(drawingOf(machine)).filter((title) => title !== 'any state');
    const all = states.map(({ path }) => path).filter((path) => path !== '');
    expect(drawn.toSorted()).toEqual(all.toSorted());
  });

  it('has every transition that changes the state, and no other', () => {
    const all = states.flatMap(({ path, ways }) =>
      ways.flatMap(({ event, guard, targets }) =>
        targets.map((to) => `${path}: ${event}${guard === null ? '' : ` [${guard}]`} → ${to}`),
      ),
    );
    const arrows = drawing.arrows.map(({ from, to, text }) => `${from}: ${text} → ${to}`);
    const again = drawing.states.flatMap(({ state: { path }, rows }) =>
      rows.flatMap(({ kind, text }) =>
        kind === 'again' ? [`${path}: ${text.replace('again: ', '')} → ${path}`] : [],
      ),
    );
    const drawn = [...arrows, ...again];
    expect(drawn.toSorted()).toEqual([...new Set(all)].toSorted());
    expect(drawing.arrows.map(({ path }) => path)).not.toContain('');
  });

  it('marks what is entered first', () => {
    const marked = drawing.states.filter(({ isInitial }) => isInitial);
    const entered = states.flatMap(({ initial }) => initial);
    expect(marked.map(({ state }) => state.path).toSorted()).toEqual(entered.toSorted());
  });

  it('puts no state on another', () => {
    const pairs = drawing.states.flatMap((a, place) =>
      drawing.states.slice(place + 1).map((b) => [a, b] as const),
    );
    const meeting = pairs.filter(([a, b]) => overlap(a, b));
    expect(meeting.map(([a, b]) => `${a.state.path} ${b.state.path}`)).toEqual([]);
  });
});

describe('a diagram', () => {
  it('is drawn for every machine of the app', () => {
    expect(machines.length).toBeGreaterThanOrEqual(6);
  });

  it('changes with its machine', () => {
    const config: AnyStateMachine['config'] = ratingMachine.config;
    const { failed, ...states } = config.states ?? {};
    const changed: AnyStateMachine = new StateMachine({
      ...config,
      states: {
        ...states,
        refused: { ...failed, on: { 'rating.repeat': { guard: 'mayRepeat', target: 'archived' } } },
        archived: { type: 'final' },
        saving: { ...states['saving'], invoke: { src: 'sendRating', onError: 'refused' } },
      },
    });
    const before = drawingOf(ratingMachine);
    const after = drawingOf(changed);
    expect(titlesOf(before)).toContain('failed');
    expect(titlesOf(after)).not.toContain('failed');
    expect(titlesOf(after)).toEqual(expect.arrayContaining(['refused', 'archived']));
    expect(textsOf(before)).toContain('saveRating failed [wasChanged]');
    const news = ['rating.repeat [mayRepeat]', 'runs sendRating', 'sendRating failed'];
    expect(textsOf(before).filter((text) => news.includes(text))).toEqual([]);
    expect(textsOf(after)).toEqual(expect.arrayContaining(news));
    expect(textsOf(after).join(' ')).not.toContain('saveRating');
  });

  it('names the events of the library in words', () => {
    const texts = textsOf(drawingOf(ratingMachine));
    expect(texts).toContain('saveRating failed [wasChanged]');
    expect(texts).toContain('after acknowledgement');
    expect(texts.join(' ')).not.toContain('xstate.');
  });
});
