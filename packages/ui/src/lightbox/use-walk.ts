'use client';

import { useState } from 'react';
import { directionOf, wrap } from './gesture-math.ts';

interface Slide {
  /** Stays with the slide while it moves from place to place. */
  key: number;
  /** Counted from the picture in view: one before, two after. */
  place: number;
  /** The picture it shows. */
  index: number;
}

interface Walk {
  slides: readonly Slide[];
  /** Which way to move where both are true, as between two pictures. */
  setWish: (by: 1 | -1) => void;
}

function placesOf(count: number): readonly number[] {
  if (count < 2) return [0];
  // Of three pictures the second after is the one before.
  return count < 4 ? [-1, 0, 1] : [-1, 0, 1, 2];
}

/** The slides around the picture in view, on a strip without end: stepping over the last one goes on, not back. */
export function useWalk(index: number, count: number): Walk {
  const [walk, setWalk] = useState<{ index: number; position: number; wish: 1 | -1 }>({
    index,
    position: 0,
    wish: 1,
  });
  if (walk.index !== index) {
    const by = directionOf(walk.index, index, count, walk.wish);
    setWalk({ index, position: walk.position + by, wish: 1 });
  }
  return {
    slides: placesOf(count).map((place) => ({
      key: walk.position + place,
      place,
      index: wrap(index, place, count),
    })),
    setWish: (wish) => setWalk((now) => ({ ...now, wish })),
  };
}
