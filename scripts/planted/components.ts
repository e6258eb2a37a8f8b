import { type Defect, noticedBy } from './defect.ts';

const ui = 'packages/ui/src';

/** What components may get wrong in a browser. */
export const defects: readonly Defect[] = [
  ...noticedBy({ part: 'stories', only: ['src/button/Button', '--project', 'en (chromium)'] }, [
    [
      'a button that is busy does not say so',
      `${ui}/button/Button.tsx`,
      'aria-busy={busy === true || undefined}',
      'aria-busy={undefined}',
    ],
    [
      'a button that is disabled acts',
      `${ui}/button/Button.tsx`,
      'onClick={unavailable ? (event) => event.preventDefault() : onClick}',
      'onClick={onClick}',
    ],
    [
      'a label cannot be read in light',
      `${ui}/button/Button.module.css`,
      '--_fg: var(--sal-color-on-primary);',
      // Text in exactly the colour behind it may be hidden on purpose: axe does not judge it.
      '--_fg: var(--sal-color-primary-hover);',
    ],
  ]),
  ...noticedBy({ part: 'stories', only: ['src/badge/Badge', '--project', 'en (chromium)'] }, [
    [
      'a badge cannot be read',
      `${ui}/badge/Badge.module.css`,
      '--_fg: var(--sal-color-text-2);',
      '--_fg: var(--sal-color-line);',
    ],
  ]),
  ...noticedBy(
    { part: 'stories', only: ['src/slot-grid/SlotGrid', '--project', 'en (chromium)'] },
    [
      [
        'a time that is taken can be chosen',
        `${ui}/slot-grid/SlotGrid.tsx`,
        'if (slot.taken) return;',
        '',
      ],
      [
        'a time that is taken is not told',
        `${ui}/slot-grid/SlotGrid.tsx`,
        'aria-disabled={slot.taken === true ? true : undefined}',
        'aria-disabled={undefined}',
      ],
    ],
  ),
  ...noticedBy(
    { part: 'stories', only: ['src/toggle-card/ToggleCard', '--project', 'en (chromium)'] },
    [
      [
        'a card does not say that it is pressed',
        `${ui}/toggle-card/ToggleCard.tsx`,
        'aria-pressed={on}',
        'aria-pressed={false}',
      ],
      [
        'a card does not tell what was pressed',
        `${ui}/toggle-card/ToggleCard.tsx`,
        "    onPressedChange?.(!on, { reason: 'press' });\n",
        '',
      ],
    ],
  ),
  ...noticedBy({ part: 'stories', only: ['src/checkbox/Checkbox', '--project', 'en (chromium)'] }, [
    [
      'a box does not say what is wrong',
      `${ui}/internal/supporting-text/use-field.ts`,
      "'aria-invalid': invalid || undefined,",
      "'aria-invalid': undefined,",
    ],
    [
      'an error has no place to be found',
      `${ui}/internal/supporting-text/use-field.ts`,
      "'aria-errormessage': invalid ? errorId : undefined,",
      "'aria-errormessage': invalid ? 'error' : undefined,",
    ],
  ]),
  ...noticedBy(
    { part: 'stories', only: ['src/load-more/LoadMore', '--project', 'el (chromium)'] },
    [
      [
        'a Greek button has no name',
        `${ui}/load-more/LoadMore.messages.ts`,
        "  more: 'Περισσότερα',",
        "  more: '',",
      ],
    ],
  ),
  ...noticedBy({ part: 'visual', only: ['-t', 'badge/Badge-'] }, [
    [
      'a badge is one pixel wider',
      `${ui}/badge/Badge.module.css`,
      'padding: 3px 11px;',
      'padding: 3px 12px;',
    ],
    [
      'the icon of a badge is smaller',
      `${ui}/badge/Badge.module.css`,
      'inline-size: 16px;\n    block-size: 16px;',
      'inline-size: 14px;\n    block-size: 14px;',
    ],
  ]),
  ...noticedBy({ part: 'visual', only: ['-t', 'button/Button-'] }, [
    [
      'the icon of a button is smaller',
      `${ui}/button/Button.module.css`,
      'inline-size: 20px;\n    block-size: 20px;',
      'inline-size: 19px;\n    block-size: 19px;',
    ],
    [
      'a label has the colour of its button',
      `${ui}/button/Button.module.css`,
      '--_fg: var(--sal-color-on-primary);',
      '--_fg: var(--sal-color-primary);',
    ],
    ['a button is narrower', `${ui}/button/Button.module.css`, '--_pad: 24px;', '--_pad: 23px;'],
  ]),
];
