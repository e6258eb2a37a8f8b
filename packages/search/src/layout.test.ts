import { expect, test } from 'vitest';
import { otherLayout } from './layout.ts';

test.each([
  ['kommvthrio', 'κομμωτηριο'],
  ['ηαιρ', 'hair'],
  ['ςαση', 'wash'],
  ['ko;yrema', 'κουρεμα'],
  ['Χάιρ', 'xair'],
])('%j is %j on the other layout', (typed, meant) => expect(otherLayout(typed)).toBe(meant));
