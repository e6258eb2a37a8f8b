import { expect } from 'vitest';
import { Accordion, AccordionItem } from './index.ts';
import { focused, type Proof, unfolds } from '../../test/keyboard/stage.tsx';

const questions = (
  <Accordion>
    <AccordionItem value="first" title="First">
      <a href="#first">In the first</a>
    </AccordionItem>
    <AccordionItem value="second" title="Second">
      <a href="#second">In the second</a>
    </AccordionItem>
  </Accordion>
);

export const proofs: Record<string, Proof> = {
  Tab: async (stage) => {
    stage.show(questions);
    await stage.press('Tab', 2);
    expect(focused()).toBe('Second');
    await stage.press('Enter');
    await stage.press('Tab');
    expect(focused()).toBe('In the second');
  },
  'Shift+Tab': async (stage) => {
    stage.show(questions);
    await stage.press('Tab', 3);
    expect(focused()).toBe('after');
    await stage.press('Shift+Tab', 2);
    expect(focused()).toBe('First');
  },
  Enter: unfolds(questions, 'Enter'),
  Space: unfolds(questions, 'Space'),
};
