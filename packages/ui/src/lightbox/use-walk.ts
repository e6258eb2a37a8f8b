'use client';

import { useState } from 'react';
import { directionOf, wrap } from './gesture-math.ts';

interface Slide {
  /** Identifies the slide while it moves. */
  key: number;
  /** Offset from the visible picture: one before, two after. */
  place: number;
  /** The index of its picture. */
  index: number;
}

interface Walk {
  slides: readonly Slide[];
  /** The direction if both are possible, as with two pictures. */
  setWish: (by: 1 | -1) => void;
}

function placesOf(count: number): readonly number[] {
  if (count < 2) return [0];
  // With three pictures the second next one is the previous one.
  return count < 4 ? [-1, 0, 1] : [-1, 0, 1, 2];
}

/**
 * The slides around the visible picture, on an endless strip: after the last one it continues in
 * the same direction.
 */
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
