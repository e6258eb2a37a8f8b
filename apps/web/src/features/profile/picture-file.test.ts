import { describe, expect, it } from 'vitest';
import { pictureMaxBytes } from '../../domain/profile.ts';
import { problemOf } from './picture-file.ts';

describe('a file', () => {
  it.each([
    ['image/jpeg', pictureMaxBytes, null],
    ['image/png', pictureMaxBytes + 1, 'large'],
    ['image/svg+xml', 10, 'kind'],
    ['', 10, 'kind'],
  ])('of type "%s" with %d bytes has the problem %s', (type, size, problem) => {
    expect(problemOf({ type, size })).toBe(problem);
  });
});
