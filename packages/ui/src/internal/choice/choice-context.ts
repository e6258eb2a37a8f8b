'use client';

import { createContext } from 'react';

interface ChoiceState {
  name: string;
  value: string | null;
  choose: (value: string) => void;
}

/** What a card receives from its group. */
export const ChoiceContext = createContext<ChoiceState>({
  name: '',
  value: null,
  choose: () => {},
});
